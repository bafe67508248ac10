import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browsers } from '../../ui/browsers.ts';

test.each(['../../README.md', '../docs/browsers.md', '../../ui/README.md'])(
  '%s names the browsers that are built for',
  (file) => {
    const { chrome, edge, firefox, safari, ios } = browsers;
    expect([edge, ios]).toEqual([chrome, safari]);
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and newer, on phones too`,
    );
  },
);
