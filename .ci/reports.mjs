import { readFileSync } from 'node:fs';

/**
 * The counts of a test run.
 * @typedef {{ passed: number, failed: readonly string[], skipped: number, flaky?: readonly string[] }} Count
 * failed, flaky: names of tests. A flaky test failed, then passed when run again; it counts as passed.
 */

/** A test's name with the first line of its error, so that the list at the end says where to look. */
function withReason(name, messages = []) {
  const line = messages[0]?.split('\n')[0];
  return line ? `${name} (${line})` : name;
}

/** @param {string} file a report of Vitest's json reporter; throws if it is missing @returns {Count} */
export function countVitest(file) {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap((result) => result.assertionResults);
  const broken = testResults.filter(
    // A file that fails to load has no failed tests to list.
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

/** @param {string} file a report of Playwright's json reporter; throws if it is missing @returns {Count} */
export function countPlaywright(file) {
  const { suites, stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const specs = suites.flatMap(function specsOf(suite) {
    return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  });
  const namesOf = (status) =>
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
    flaky: namesOf('flaky'),
    failed: [
      ...namesOf('unexpected'),
      ...errors.map((error) => error.message?.split('\n')[0] ?? 'an error outside any test'),
    ],
    skipped: stats.skipped,
  };
}
