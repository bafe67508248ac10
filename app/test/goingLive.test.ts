import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definitions } from '../server/settings/definitions.ts';
import { commands, settingsOf } from '../tools/try-live/document.ts';

const { optionalDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  optionalDependencies: { node: string };
};

test('a server goes live with at most twenty commands, on the Node that the tests use', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.length).toBeLessThanOrEqual(20);
  const { node } = optionalDependencies;
  expect(commands.filter((line) => line.includes(`/v${node}/node-v${node}-linux-x64`))).toHaveLength(1);
});

test('the settings to write exist', () => {
  const names = Object.keys(settingsOf);
  expect(names).toContain('STRIPE_WEBHOOK_SECRET');
  expect(names.filter((name) => !(name in definitions))).toEqual([]);
});
