/*
 * Layers: what each folder may import. Import cycles are found by Biome's `noImportCycles` (biome.json), which runs with
 * lint and needs no further tool; it can't express layers, so they are checked here.
 */
import { posix } from 'node:path';
import type { Source } from './sources.ts';

interface Floor {
  /** The folder or the beginning of a path; `*` is one folder, and its siblings are other floors. */
  at: string;
  /** The floors below, which it may import from. */
  on: readonly string[];
  /** The packages it may import from; every package where left out. */
  packages?: RegExp;
}

const nothing = /^$/;
const schemas = /^zod(\/mini)?$/;
const reactOnly = /^react(-dom)?(\/|$)/;
const vanilla = /^@vanilla-extract\//;
const wizardRules = 'app/src/wizards/*/rules/';
const allRules = 'app/src/wizards/rules.ts';

/** The house from the ground up. What is not named here (tests, tools, settings of tools) may import anything. */
export const floors: readonly Floor[] = [
  { at: 'ui/src/theme/', on: [], packages: vanilla },
  {
    at: 'ui/src/lib/',
    on: ['ui/src/theme/'],
    // The calendar is more than one component's file holds, so its vendor is known here.
    packages: new RegExp(`${reactOnly.source}|${vanilla.source}|^react-day-picker(/|$)`),
  },
  { at: 'ui/src/*/', on: ['ui/src/theme/', 'ui/src/lib/'] },
  // The door names each thing it lets out, from lib as well: the clock of the calendar serves adopters too.
  { at: 'ui/src/index', on: ['ui/src/theme/', 'ui/src/*/', 'ui/src/lib/'], packages: nothing },

  // What every wizard sells and what it costs: as pure as the domain, which takes orders from any of them.
  { at: 'app/src/domain/', on: [wizardRules, allRules], packages: schemas },
  { at: allRules, on: ['app/src/domain/', wizardRules], packages: schemas },
  { at: wizardRules, on: ['app/src/domain/', wizardRules], packages: schemas },
  { at: 'app/src/content/', on: ['app/src/domain/', wizardRules], packages: nothing },
  { at: 'app/src/api/', on: ['app/src/domain/'], packages: /^(zod\/(mini|v4\/core)|@stripe\/.+)$/ },
  { at: 'app/src/mocks/', on: ['app/src/domain/', wizardRules], packages: /^msw(\/|$)/ },
  { at: 'app/src/shell/', on: ['app/src/domain/', 'app/src/content/', 'app/src/api/', '@agency-site/ui'] },
  {
    at: 'app/src/wizards/',
    on: [
      'app/src/domain/',
      wizardRules,
      allRules,
      'app/src/content/',
      'app/src/api/',
      'app/src/shell/',
      '@agency-site/ui',
    ],
  },
  {
    at: 'app/src/routes/',
    on: [
      'app/src/domain/',
      wizardRules,
      'app/src/content/',
      'app/src/api/',
      'app/src/shell/',
      'app/src/wizards/',
      '@agency-site/ui',
    ],
  },
  { at: 'app/src/islands/', on: ['app/src/shell/', 'app/src/routes/'], packages: reactOnly },
  { at: 'app/src/entries/', on: ['app/src/shell/', 'app/src/routes/'], packages: nothing },
  // What the build makes of the pages: texts, data and pictures for those who list and share them.
  {
    at: 'app/src/prerender/',
    on: ['app/src/domain/', 'app/src/content/', 'app/src/shell/', 'app/src/routes/'],
  },
  { at: 'app/server/', on: ['app/src/domain/', wizardRules], packages: /^(?!react|@agency-site\/|@vanilla-extract\/)/ },
];

const onTheGround = /\.(?:test|stories|contract)\.tsx?$/;
/** `import … from`, `export … from`, a bare `import`, and an import at run time. */
const imports = /(?:^(?:import|export)\s[\w\s{},*$]*\sfrom\s*|^import\s*|\bimport\(\s*)['"]([^'"]+)['"]/gm;

/** The floor of a path, and the path up to where the floor begins: `ui/src/Button/` for a component's folder. */
function floorOf(path: string): { floor: Floor; folder: string } | undefined {
  for (const floor of floors) {
    const pattern = new RegExp(`^${floor.at.replaceAll('*', '[^/]+')}`);
    const folder = pattern.exec(path)?.[0];
    if (folder) return { floor, folder };
  }
  return undefined;
}

/** Every import of these files that does not go down to a floor it may stand on, as `file imports what`. */
export function badImports(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const from = /\.tsx?$/.test(path) && !onTheGround.test(path) ? floorOf(path) : undefined;
    if (!from) return [];
    const wrong = ([, target = '']: RegExpMatchArray) => {
      if (!target.startsWith('.')) return !allowsPackage(from.floor, target);
      const place = posix.join(posix.dirname(path), target);
      const to = floorOf(place);
      return to?.folder !== from.folder && !(to && from.floor.on.includes(to.floor.at));
    };
    return [...text.matchAll(imports)].filter(wrong).map(([, target]) => `${path} imports ${target}`);
  });
}

function allowsPackage({ on, packages }: Floor, name: string): boolean {
  if (name.startsWith('virtual:')) return true;
  if (/^@agency-site\/ui(\/|$)/.test(name)) return on.includes('@agency-site/ui');
  return packages?.test(name) ?? true;
}
