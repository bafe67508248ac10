import { readFileSync } from 'node:fs';

/**
 * What a test run says of itself.
 * @typedef {{ passed: number, failed: readonly string[], skipped: number, flaky?: readonly string[] }} Count
 * failed, flaky: the names of the tests; a flaky one failed first and passed when it was run again, and counts as passed
 */

/** A name and the first line of what went wrong: the list at the end has to be enough to know where to look. */
function withReason(name, messages = []) {
  const line = messages[0]?.split('\n')[0];
  return line ? `${name} (${line})` : name;
}

/** @param {string} file a report of Vitest's json reporter; throws when there is none @returns {Count} */
export function countVitest(file) {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap((result) => result.assertionResults);
  const broken = testResults.filter(
    // A file that cannot even be loaded holds no test that could fail.
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: [
      ...tests
        .filter((test) => test.status === 'failed')
        .map((test) => withReason(test.fullName, test.failureMessages)),
      ...broken.map((result) => result.name),
    ],
    skipped: tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').length,
  };
}

/** @param {string} file a report of Playwright's json reporter; throws when there is none @returns {Count} */
export function countPlaywright(file) {
  const { suites, stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const specs = suites.flatMap(function inside(suite) {
    return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inside)];
  });
  const named = (status) =>
    specs
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) =>
        withReason(
          `${spec.file}: ${spec.title}`,
          spec.tests.flatMap((test) => (test.results ?? []).flatMap((result) => result.error?.message ?? [])),
        ),
      );
  return {
    passed: stats.expected + stats.flaky,
    flaky: named('flaky'),
    failed: [
      ...named('unexpected'),
      ...errors.map((error) => error.message?.split('\n')[0] ?? 'an error outside any test'),
    ],
    skipped: stats.skipped,
  };
}
