/*
 * Layers: what each folder may import. Import cycles are found by Biome's `noImportCycles` (biome.json), which runs with
 * lint and needs no further tool; it can't express layers, so they are checked here.
 */
import { posix } from 'node:path';
import type { Source } from './sources.ts';

interface Layer {
  /** A folder or the start of a path; `*` is one folder, whose siblings are other layers. */
  at: string;
  /** The lower layers. */
  mayImport: readonly string[];
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
const lib = 'app/src/lib/';
const shell = 'app/src/shell/';
const wizards = 'app/src/wizards/';
const routes = 'app/src/routes';
/** Without React, window, fetch and clock: the server imports these. */
const pure = [domain, wizardRules, registry, wizardSchemas, orders];
/** Pages and tools, a folder for each subject. They don't import each other. */
const subjects = ['account', 'booking', 'checkout', 'contact', 'offer', 'pages', 'saved-quote'].map(
  (name) => `app/src/${name}/`,
);

const server = 'app/server/';
const serverPackages = /^(?!react|@agency-site\/|@vanilla-extract\/)/;
/** Declares tables, and what is declared: each subject's in its folder. The platform derives the schema from them. */
const tableKit = `${server}platform/db/table.ts`;
const tables = `${server}*/table.ts`;
const platform = `${server}platform/`;
/** Subjects of the server by floor, from bottom to top. Those on one floor don't import each other. */
const floors = [
  ['accounts', 'backup', 'orders', 'start'],
  ['team', 'saved-quotes'],
  ['calendars', 'invoices', 'mails', 'newsletter', 'published', 'webhooks'],
  ['booking'],
  ['messages'],
  ['checkout'],
  ['offers'],
  ['health', 'numbers', 'people'],
].map((names) => names.map((name) => `${server}${name}/`));
/** Servers and fakes for tests. */
const testing = `${server}testing/`;
const belowSubjects = [...pure, tableKit, tables, platform];
const serverLayers: readonly Layer[] = [
  { at: tableKit, mayImport: [domain], packages: nothing },
  { at: tables, mayImport: [domain, tableKit], packages: nothing },
  { at: platform, mayImport: [...pure, tableKit, tables], packages: serverPackages },
  ...floors.flatMap((floor, index) => {
    const mayImport = [...belowSubjects, ...floors.slice(0, index).flat()];
    return floor.map((at) => ({ at, mayImport, packages: serverPackages }));
  }),
  // Its servers render the pages that the server answers with.
  { at: testing, mayImport: [...belowSubjects, ...floors.flat(), server, 'app/src/render/', routes] },
  // Composes the subjects; commands stand here too.
  { at: server, mayImport: [...belowSubjects, ...floors.flat(), testing], packages: serverPackages },
];
/** What a subject of the server keeps to itself: others call its services. */
const ownOfSubject = /\/(?:\w*[rR]outes?|staff|\w*[pP]ages?|\w*Job)\.ts$/;

/** The layers from bottom to top. Anything else (tests, tools, configuration) may import anything. */
export const layers: readonly Layer[] = [
  { at: 'ui/src/theme/', mayImport: [], packages: vanilla },
  {
    at: 'ui/src/lib/',
    mayImport: ['ui/src/theme/'],
    // The calendar has several files, so its vendor is allowed here.
    packages: new RegExp(`${reactOnly.source}|${vanilla.source}|^react-day-picker(/|$)`),
  },
  { at: 'ui/src/*/', mayImport: ['ui/src/theme/', 'ui/src/lib/'] },
  // The entry exports from lib too: adopters use the calendar's clock.
  { at: 'ui/src/index', mayImport: ['ui/src/theme/', 'ui/src/*/', 'ui/src/lib/'], packages: nothing },
  // Commands of the package: they know the theme by its published names only.
  { at: 'ui/check/', mayImport: [] },
  { at: 'ui/testing/', mayImport: [], packages: /^dom-accessibility-api$/ },
  // Readers copy these: what an app may import, and nothing else.
  { at: 'ui/docs/examples/', mayImport: [ui], packages: /^react(-hook-form)?$/ },

  { at: domain, mayImport: [], packages: schemas },
  // Questions and prices of each wizard: pure, because the server imports them.
  { at: wizardRules, mayImport: [domain, wizardRules], packages: schemas },
  { at: registry, mayImport: [domain, wizardRules], packages: nothing },
  { at: wizardSchemas, mayImport: [domain, wizardRules], packages: schemas },
  // Orders, requests and saved quotes, as sent between browser and server.
  { at: orders, mayImport: pure, packages: schemas },
  { at: content, mayImport: pure, packages: nothing },
  // Types of what the build writes into pages.
  { at: 'app/src/vite-env', mayImport: [domain, content], packages: nothing },
  // What the site and its desk share, besides the components.
  { at: lib, mayImport: [], packages: reactOnly },
  { at: api, mayImport: [...pure, lib], packages: /^(zod\/(mini|v4\/core)|@stripe\/.+)$/ },
  { at: 'app/src/mocks/', mayImport: pure, packages: /^msw(\/|$)/ },
  { at: shell, mayImport: [...pure, content, api, lib, ui] },
  { at: wizards, mayImport: [...pure, content, api, lib, shell, ui] },
  ...subjects.map((at) => ({ at, mayImport: [...pure, content, api, lib, shell, wizards, ui] })),
  { at: 'app/src/islands/', mayImport: [shell, ...subjects], packages: reactOnly },
  { at: 'app/src/entries/', mayImport: [shell, wizards, ...subjects], packages: nothing },
  // The team's own tool, with a build of its own: no page of the site imports it.
  { at: 'app/src/desk/', mayImport: [domain, api, lib, shell, ui] },
  // The table of pages, read by the renderer only.
  { at: routes, mayImport: [domain, orders, content, wizards, ...subjects], packages: /^react$/ },
  // HTML, sitemap, feeds, structured data and preview images.
  { at: 'app/src/render/', mayImport: [...pure, content, lib, shell, ...subjects, routes] },
  ...serverLayers,
];

/** Files for tests and stories: they may import anything, and only each other may import them. */
const testFile = /(?:\.(?:test|stories|contract)|\/testing)\.tsx?$/;
/** Static, side-effect and dynamic imports, and re-exports. */
const imports = /(?:^(?:import|export)\s[\w\s{},*$]*\sfrom\s*|^import\s*|\bimport\(\s*)['"]([^'"]+)['"]/gm;

/** The layer of a path, and its folder: `ui/src/Button/` for a component. */
function layerOf(path: string): { layer: Layer; folder: string } | undefined {
  for (const layer of layers) {
    const pattern = new RegExp(`^${layer.at.replaceAll('*', '[^/]+')}`);
    const folder = pattern.exec(path)?.[0];
    if (folder) return { layer, folder };
  }
  return undefined;
}

/** Forbidden imports of these files, as `file imports what`. */
export function badImports(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const from = /\.tsx?$/.test(path) && !testFile.test(path) ? layerOf(path) : undefined;
    if (!from) return [];
    const wrong = ([, target = '']: RegExpMatchArray) => {
      if (!target.startsWith('.')) return !allowsPackage(from.layer, target);
      const place = posix.join(posix.dirname(path), target);
      if (testFile.test(place)) return true;
      const to = layerOf(place);
      if (to && isSubject(from.layer) && isSubject(to.layer) && to.layer !== from.layer && ownOfSubject.test(place))
        return true;
      return to?.folder !== from.folder && !(to && from.layer.mayImport.includes(to.layer.at));
    };
    return [...text.matchAll(imports)].filter(wrong).map(([, target]) => `${path} imports ${target}`);
  });
}

const isSubject = ({ at }: Layer) => floors.some((floor) => floor.includes(at));

function allowsPackage({ mayImport, packages }: Layer, name: string): boolean {
  if (name.startsWith('virtual:')) return true;
  if (/^@agency-site\/ui(\/|$)/.test(name)) return mayImport.includes('@agency-site/ui');
  return packages?.test(name) ?? true;
}
