import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../e2e/', import.meta.url));

/** E-mail addresses used in more than one file, with those files. */
function shared(files: { name: string; text: string }[]): [string, string[]][] {
  const owners = new Map<string, Set<string>>();
  for (const { name, text } of files)
    for (const [address] of text.matchAll(/[\w.+-]+@example\.\w+/g))
      owners.set(address, (owners.get(address) ?? new Set()).add(name));
  return [...owners].filter(([, names]) => names.size > 1).map(([address, names]) => [address, [...names]]);
}

test('no two end-to-end files use the same e-mail address, because tests of a worker share a site', () => {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ name, text: readFileSync(folder + name, 'utf8') }));
  expect(files.length).toBeGreaterThan(20);
  expect(shared(files)).toEqual([]);
});

test('finds an address used in two files', () => {
  const text = "const email = 'ann@example.ie';";
  expect(
    shared([
      { name: 'a', text },
      { name: 'b', text },
    ]),
  ).toEqual([['ann@example.ie', ['a', 'b']]]);
});
