import type { Source } from './sources.ts';

const imported = /^import (?!type )\{([^}]*)\} from '@agency-site\/ui(?:\/[A-Z]\w*)?';$/gm;
const fetched = /import\('@agency-site\/ui\/([A-Z]\w*)'\)/g;
const sheet = /['"]@agency-site\/ui\/([A-Z]\w*)\.css['"]/g;
const exported = /^export \{([^}]*)\} from '\.\/([A-Z]\w*)\//gm;

const values = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name && !name.startsWith('type '));

/** The component that each value of the library belongs to, as its entry point says. */
export function componentsOf(entryPoint: string): ReadonlyMap<string, string> {
  const named = [...entryPoint.matchAll(exported)];
  return new Map(named.flatMap(([, list = '', component = '']) => values(list).map((name) => [name, component])));
}

/** Where a file and the style sheets it imports disagree: `file misses X.css`, `file needs no X.css`. */
export function wrongSheets(files: readonly Source[], components: ReadonlyMap<string, string>): string[] {
  return files.flatMap(({ path, text }) => {
    const names = [...text.matchAll(imported)].flatMap(([, list = '']) => values(list));
    const drawn = new Set([
      ...names.flatMap((name) => components.get(name) ?? []),
      ...[...text.matchAll(fetched)].map(([, component = '']) => component),
    ]);
    const sheets = new Set([...text.matchAll(sheet)].map(([, component = '']) => component));
    return [
      ...[...drawn].filter((component) => !sheets.has(component)).map((one) => `${path} misses ${one}.css`),
      ...[...sheets].filter((component) => !drawn.has(component)).map((one) => `${path} needs no ${one}.css`),
    ];
  });
}
