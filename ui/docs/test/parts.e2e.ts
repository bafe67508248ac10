import { components } from '../compile/contents.ts';
import { readStates } from '../compile/states.ts';
import { expect, test } from './site.ts';

test('each element of a component that has a state can be selected: it is its root, or a part of its own', () => {
  const rows = [...readStates(components)].flatMap(([name, rows]) => rows.map((row) => ({ name, ...row })));
  expect(rows.filter(({ root }) => root).length).toBeGreaterThan(5);
  expect(rows.filter(({ part, root }) => !part && !root)).toEqual([]);
  const parts = rows.flatMap(({ name, part, states }) => (part && states.length > 0 ? [`${name} ${part}`] : []));
  expect(parts.filter((part, at) => parts.indexOf(part) !== at)).toEqual([]);
});
