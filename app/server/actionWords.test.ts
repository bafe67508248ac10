import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subjects } from './server.ts';

const actionWords: object = Object.assign({}, ...subjects.map(({ words }) => words));

test('every action has a text for the log', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const named = sources.flatMap((text) => [...text.matchAll(/name: '([a-z]+(?:\.[a-z]+)+)'/g)]);
  const undone = sources.flatMap((text) => [...text.matchAll(/^ +(?:async )?'([a-z]+(?:\.[a-z]+)+)'\(/gm)]);
  const actions = [...named.map(([, name]) => `${name}`), ...undone.map(([, name]) => `${name}.undone`)];
  expect(actions.length).toBeGreaterThan(16);
  expect(actions).toContain('message.status.undone');
  expect(actions.filter((action) => !/\.(ics|jpg)$/.test(action) && !(action in actionWords))).toEqual([]);
});
