import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folder } from './package';

const place = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(place, { recursive: true }));

/** Runs the command of the unpacked package, which has nothing installed beside it. */
function check(css: string | undefined) {
  const file = join(place, css === undefined ? 'none.css' : 'brand.css');
  if (css !== undefined) writeFileSync(file, css);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'dist/check/ui.js'), 'check', file], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test.each([
  ['passes a brand', ':root { --ag-radius-2: 6px; }', 0, 'Nothing found'],
  ['finds what is misspelt', ':root { --ag-radius2: 6px; }', 1, 'Did you mean --ag-radius-2?'],
  [
    'finds what is too faint',
    ':root { --ag-color-quiet: light-dark(#bbb, #888); }',
    1,
    'In light mode, secondary text',
  ],
  ['misses a file', undefined, 2, 'There is no file'],
  ['refuses what is no CSS', ':root {', 2, 'Unclosed block'],
])('the command %s', (_, css, status, words) => {
  const run = check(css);
  expect(run.said).toContain(words);
  expect(run.status).toBe(status);
});
