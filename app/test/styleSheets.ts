import type { Source } from './sources.ts';

const imported = /^import (?!type )\{([^}]*)\} from '@agency-site\/ui\/([A-Z]\w*)';$/gm;
const fetched = /import\('@agency-site\/ui\/([A-Z]\w*)'\)/g;
const sheet = /['"]@agency-site\/ui\/([A-Z]\w*)\.css['"]/g;

const hasValue = (list: string) => list.split(',').some((name) => name.trim() && !name.trim().startsWith('type '));

/** Missing and superfluous style sheet imports: `file misses X.css`, `file needs no X.css`. */
export function wrongSheets(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const drawn = new Set([
      ...[...text.matchAll(imported)].flatMap(([, list = '', component = '']) => (hasValue(list) ? component : [])),
      ...[...text.matchAll(fetched)].map(([, component = '']) => component),
    ]);
    const sheets = new Set([...text.matchAll(sheet)].map(([, component = '']) => component));
    return [
      ...[...drawn].filter((component) => !sheets.has(component)).map((one) => `${path} misses ${one}.css`),
      ...[...sheets].filter((component) => !drawn.has(component)).map((one) => `${path} needs no ${one}.css`),
    ];
  });
}
