import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../../.ci/reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(report: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

describe('Vitest', () => {
  const suite = (status: string, ...tests: string[]) => ({
    name: 'src/price.test.ts',
    status,
    assertionResults: tests.map((status) => ({ status, fullName: `a ${status} test` })),
  });

  test('counts passed, failed and skipped tests', () => {
    const report = { testResults: [suite('failed', 'passed', 'failed', 'todo'), suite('passed', 'passed', 'skipped')] };
    expect(countVitest(file(report))).toEqual({ passed: 2, failed: ['a failed test'], skipped: 2 });
  });

  test('names a failure with the first line of its message', () => {
    const failed = {
      status: 'failed',
      fullName: 'adds up',
      failureMessages: ['expected 2 to be 3\n    at sum.test.ts'],
    };
    const report = { testResults: [{ name: 'sum.test.ts', status: 'failed', assertionResults: [failed] }] };
    expect(countVitest(file(report)).failed).toEqual(['adds up (expected 2 to be 3)']);
  });

  test('counts a file that fails to load as a failure', () => {
    const report = { testResults: [suite('failed'), suite('passed', 'passed')] };
    expect(countVitest(file(report))).toEqual({ passed: 1, failed: ['src/price.test.ts'], skipped: 0 });
  });
});

describe('Playwright', () => {
  const spec = (title: string, status: string) => ({ file: 'pay.e2e.ts', title, tests: [{ status }] });

  test('counts tests in nested suites, and names flaky ones as passed', () => {
    const report = {
      suites: [
        { specs: [spec('pays', 'expected')], suites: [{ specs: [spec('declines', 'unexpected')] }] },
        { specs: [spec('comes back', 'flaky'), spec('waits', 'skipped')] },
      ],
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [],
    };
    const expected = { passed: 2, failed: ['pay.e2e.ts: declines'], flaky: ['pay.e2e.ts: comes back'], skipped: 1 };
    expect(countPlaywright(file(report))).toEqual(expected);
  });

  test('names a failure with the first line of its message', () => {
    const results = [{ error: { message: 'Timed out\n    at pay.e2e.ts' } }];
    const pays = { ...spec('pays', 'unexpected'), tests: [{ status: 'unexpected', results }] };
    const report = { suites: [{ specs: [pays] }], stats: { expected: 0, flaky: 0, skipped: 0 }, errors: [] };
    expect(countPlaywright(file(report)).failed).toEqual(['pay.e2e.ts: pays (Timed out)']);
  });

  test('counts an error outside tests as a failure', () => {
    const report = {
      suites: [],
      stats: { expected: 0, flaky: 0, skipped: 0 },
      errors: [{ message: 'No tests found\nat …' }],
    };
    expect(countPlaywright(file(report))).toEqual({ passed: 0, failed: ['No tests found'], flaky: [], skipped: 0 });
  });
});

test('a missing report is an error', () => {
  expect(() => countVitest(join(folder, 'none.json'))).toThrow();
  expect(() => countPlaywright(join(folder, 'none.json'))).toThrow();
});
