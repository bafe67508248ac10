import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const imported = /^import (?!type )\{([^}]*)\} from '@agency-site\/ui\/([A-Z]\w*)';$/gm;
const fetched = /import\('@agency-site\/ui\/([A-Z]\w*)'\)/g;
const sheet = /['"]@agency-site\/ui\/([A-Z]\w*)\.css['"]/g;

const hasValue = (list: string) => list.split(',').some((name) => name.trim() && !name.trim().startsWith('type '));

const files = sources().filter(
  ({ path, text }) => /^app\/src\/.*(?<!\.test)\.tsx?$/.test(path) && text.includes('@agency-site/ui/'),
);

test.each(files)('$path imports the style sheets of exactly the components it renders', ({ text }) => {
  const rendered = [
    ...[...text.matchAll(imported)].flatMap(([, list = '', component = '']) => (hasValue(list) ? component : [])),
    ...[...text.matchAll(fetched)].map(([, component = '']) => component),
  ];
  const sheets = [...text.matchAll(sheet)].map(([, component = '']) => component);
  expect(new Set(sheets)).toEqual(new Set(rendered));
});
