/*
 * Layers: what each folder may import. Import cycles are found by Biome's `noImportCycles` (biome.json), which runs with
 * lint and needs no further tool; it can't express layers, so they are checked here.
 */
import { posix } from 'node:path';
import type { Source } from './sources.ts';

interface Floor {
  /** A folder or the start of a path; `*` is one folder, whose siblings are other layers. */
  at: string;
  /** The lower layers that it may import from. */
  on: readonly string[];
  /** The packages that it may import; all if left out. */
  packages?: RegExp;
}

const nothing = /^$/;
const schemas = /^zod(\/mini)?$/;
const reactOnly = /^react(-dom)?(\/|$)/;
const vanilla = /^@vanilla-extract\//;

const ui = '@agency-site/ui';
const domain = 'app/src/domain/';
const wizardRules = 'app/src/wizards/*/rules/';
const registry = 'app/src/wizards/rules.ts';
const wizardSchemas = 'app/src/wizards/schemas.ts';
const orders = 'app/src/orders/';
const content = 'app/src/content/';
const api = 'app/src/api/';
const shell = 'app/src/shell/';
const wizards = 'app/src/wizards/';
const routes = 'app/src/routes';
/** Without React, window, fetch and clock: the server imports these. */
const pure = [domain, wizardRules, registry, wizardSchemas, orders];
/** Pages and tools, a folder for each subject. They don't import each other. */
const subjects = ['account', 'booking', 'checkout', 'contact', 'pages', 'saved-quote'].map(
  (name) => `app/src/${name}/`,
);

/** The layers from bottom to top. Anything else (tests, tools, configuration) may import anything. */
export const floors: readonly Floor[] = [
  { at: 'ui/src/theme/', on: [], packages: vanilla },
  {
    at: 'ui/src/lib/',
    on: ['ui/src/theme/'],
    // The calendar has several files, so its vendor is allowed here.
    packages: new RegExp(`${reactOnly.source}|${vanilla.source}|^react-day-picker(/|$)`),
  },
  { at: 'ui/src/*/', on: ['ui/src/theme/', 'ui/src/lib/'] },
  // The entry exports from lib too: adopters use the calendar's clock.
  { at: 'ui/src/index', on: ['ui/src/theme/', 'ui/src/*/', 'ui/src/lib/'], packages: nothing },
  // Programs of the package: they know the theme by its published names only.
  { at: 'ui/check/', on: [] },
  { at: 'ui/testing/', on: [], packages: /^dom-accessibility-api$/ },
  // Readers copy these: what an app may import, and nothing else.
  { at: 'ui/docs/examples/', on: [ui], packages: /^react$/ },

  { at: domain, on: [], packages: schemas },
  // Questions and prices of each wizard: pure, because the server imports them.
  { at: wizardRules, on: [domain, wizardRules], packages: schemas },
  { at: registry, on: [domain, wizardRules], packages: nothing },
  { at: wizardSchemas, on: [domain, wizardRules], packages: schemas },
  // Orders, requests and saved quotes, as sent between browser and server.
  { at: orders, on: pure, packages: schemas },
  { at: content, on: pure, packages: nothing },
  // Types of what the build writes into pages.
  { at: 'app/src/vite-env', on: [domain, content], packages: nothing },
  { at: api, on: pure, packages: /^(zod\/(mini|v4\/core)|@stripe\/.+)$/ },
  { at: 'app/src/mocks/', on: pure, packages: /^msw(\/|$)/ },
  { at: shell, on: [...pure, content, api, ui] },
  { at: wizards, on: [...pure, content, api, shell, ui] },
  ...subjects.map((at) => ({ at, on: [...pure, content, api, shell, wizards, ui] })),
  { at: 'app/src/islands/', on: [shell, ...subjects], packages: reactOnly },
  { at: 'app/src/entries/', on: [shell, wizards, ...subjects], packages: nothing },
  // The team's own tool, with a build of its own: no page of the site imports it.
  { at: 'app/src/desk/', on: [domain, api, shell, ui] },
  // The table of pages, read by the build only.
  { at: routes, on: [domain, orders, content, wizards, ...subjects], packages: /^react$/ },
  // Prerendering: HTML, sitemap, feeds, structured data and preview images.
  { at: 'app/src/prerender/', on: [...pure, content, shell, ...subjects, routes] },
  { at: 'app/server/', on: pure, packages: /^(?!react|@agency-site\/|@vanilla-extract\/)/ },
];

/** Files for tests and stories: they may import anything, and only each other may import them. */
const onTheGround = /(?:\.(?:test|stories|contract)|\/testing)\.tsx?$/;
/** Static, side-effect and dynamic imports, and re-exports. */
const imports = /(?:^(?:import|export)\s[\w\s{},*$]*\sfrom\s*|^import\s*|\bimport\(\s*)['"]([^'"]+)['"]/gm;

/** The layer of a path, and its folder: `ui/src/Button/` for a component. */
function floorOf(path: string): { floor: Floor; folder: string } | undefined {
  for (const floor of floors) {
    const pattern = new RegExp(`^${floor.at.replaceAll('*', '[^/]+')}`);
    const folder = pattern.exec(path)?.[0];
    if (folder) return { floor, folder };
  }
  return undefined;
}

/** Forbidden imports of these files, as `file imports what`. */
export function badImports(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const from = /\.tsx?$/.test(path) && !onTheGround.test(path) ? floorOf(path) : undefined;
    if (!from) return [];
    const wrong = ([, target = '']: RegExpMatchArray) => {
      if (!target.startsWith('.')) return !allowsPackage(from.floor, target);
      const place = posix.join(posix.dirname(path), target);
      if (onTheGround.test(place)) return true;
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
