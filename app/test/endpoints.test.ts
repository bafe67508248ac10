import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestServer } from '../server/testing/openTestServer.ts';
import type { Endpoint } from '../src/domain/contract/endpoint.ts';
import { sources } from './sources.ts';

const modules: Record<string, object> = {
  ...import.meta.glob('../src/domain/contract/**/*.ts', { eager: true }),
  ...import.meta.glob('../src/orders/**/*Schema.ts', { eager: true }),
};
const isEndpoint = (value: unknown): value is Endpoint => value instanceof Object && 'route' in value;
const declared = Object.values(modules)
  .flatMap((module) => Object.values(module))
  // What is published declares the same calls for each of its kinds.
  .flatMap((value) => (isEndpoint(value) ? [value] : Object.values(Object(value) as object)))
  .filter(isEndpoint);

/** Files with a path of the API that other programs call, and none of ours. */
const forOthers = [
  'app/server/calendars/callsCalendar.ts',
  'app/server/health/routes.ts',
  'app/server/platform/openapi/describe.ts',
];

const { app } = await openTestServer();

test('every endpoint is declared once and served, and none is served without a declaration', () => {
  const others = /^\S+ \/api\/(calendar|health|openapi)\b/;
  const served = app.routes
    .flatMap(({ pattern, methods }) => methods.map((method) => `${method} ${pattern}`))
    .filter((route) => /^(GET|POST) \/api\//.test(route) && !others.test(route));
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.map(({ route }) => route).sort()).toEqual(served.sort());
});

/** Whether a schema only reads: a value with a `z.transform` in its schema can't be answered. */
const isUnidirectional = (schema: unknown, within: readonly unknown[] = []): boolean =>
  schema instanceof Object &&
  !within.includes(schema) &&
  (('type' in schema && schema.type === 'transform') ||
    // Shapes and recursive schemas are getters.
    Object.values('_zod' in schema ? (schema as z.core.$ZodType)._zod.def : schema).some((part) =>
      isUnidirectional(part, [...within, schema]),
    ));

test('every answer can be written as its schema says', () => {
  expect(isUnidirectional(z.array(z.pipe(z.string(), z.transform(Number))))).toBe(true);
  expect(declared.filter(({ answer }) => isUnidirectional(answer)).map(({ route }) => route)).toEqual([]);
});

test('no path of the API is written outside its declaration', () => {
  const writing = sources()
    .filter(({ path }) => /^app\/(src|server)\/.*\.tsx?$/.test(path))
    .filter(({ path }) => !/\.test\.|\/(contract|testing|crash-test|render)\//.test(path))
    .filter(({ text }) => /(['"`])\/api\/\w.*\1/.test(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '')))
    .map(({ path }) => path);
  expect(writing).toEqual(forOthers);
});
