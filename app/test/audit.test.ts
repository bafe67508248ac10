import { expect, test } from 'vitest';
import { accepted, judge } from '../../.ci/audit.mjs';

const today = '2026-11-26';

/** Two entries of what pnpm 12.21 printed for two answers of the registry, shortened. */
const advisories = {
  '1103960': {
    findings: [{ version: '5.12.8', paths: ['app>fastify-type-provider-zod>fastify', 'app>fastify'], dev: false }],
    id: 1103960,
    title: 'Fastify vulnerable to invalid content-type parsing',
    module_name: 'fastify',
    severity: 'high',
    github_advisory_id: 'GHSA-mg2h-6x62-wpwc',
    url: 'https://github.com/advisories/GHSA-mg2h-6x62-wpwc',
  },
  '1109000': {
    findings: [{ version: '10.6.0', paths: ['app>nodemailer'], dev: false }],
    id: 1109000,
    title: 'Nodemailer: Email to an unintended domain',
    module_name: 'nodemailer',
    severity: 'moderate',
    github_advisory_id: 'GHSA-mm7p-fcc7-pg87',
    url: 'https://github.com/advisories/GHSA-mm7p-fcc7-pg87',
  },
};
const report = (found: object) => JSON.stringify({ advisories: found, metadata: { totalDependencies: 235 } });
const high =
  'high: fastify 5.12.8: Fastify vulnerable to invalid content-type parsing (https://github.com/advisories/GHSA-mg2h-6x62-wpwc)';
const moderate = expect.stringMatching(/^moderate: nodemailer 10.6.0/);
const listed = { id: 'GHSA-mg2h-6x62-wpwc', reason: 'Every route checks its body.', until: today };

test('passes without advisories, and with lesser ones, which it prints', () => {
  expect(judge(report({}), '', [], today)).toEqual({
    passed: 1,
    failed: [],
    skipped: 0,
    lines: ['235 packages, 0 known advisories'],
  });
  expect(judge(report({ 1109000: advisories[1109000] }), '', [], today)).toMatchObject({
    passed: 1,
    lines: [moderate, '235 packages, 1 known advisories'],
  });
});

test('fails on a high or critical advisory, with package, version and address', () => {
  expect(judge(report(advisories), '', [], today)).toMatchObject({ passed: 0, failed: [high], lines: [moderate, {}] });
  const critical = { 1: { ...advisories[1109000], severity: 'critical' } };
  expect(judge(report(critical), '', [], today).failed).toHaveLength(1);
});

test('a listed advisory fails after its last day, and when it is no longer found', () => {
  expect(judge(report(advisories), '', [listed], today)).toMatchObject({ passed: 1, failed: [] });
  expect(judge(report(advisories), '', [listed], '2026-11-27')).toMatchObject({ passed: 0, failed: [high] });
  expect(judge(report({}), '', [listed], today).failed).toEqual([
    'GHSA-mg2h-6x62-wpwc is listed in .ci/audit.mjs and no longer found: delete it there',
  ]);
});

test.each([
  `Error: ERR_PNPM_AUDIT_BAD_RESPONSE

  × The audit endpoint (at https://registry.npmjs.org/-/npm/v1/security/
  │ advisories/bulk) responded with 405:
`,
  `Error: ERR_PNPM_AUDIT_BAD_RESPONSE

  × Failed to request the audit endpoint (at http://nowhere.invalid/-/npm/v1/
  │ security/advisories/bulk): error sending request for url
  ├─▶ client error (Connect)
  ╰─▶ failed to lookup address information: Name or service not known
`,
])('is skipped, and says so, where the registry doesn’t answer: %#', (stderr) => {
  const { lines, ...count } = judge('', stderr, [], today);
  expect(count).toEqual({ passed: 0, failed: [], skipped: 1 });
  expect(lines).toEqual([
    expect.stringMatching(/^NOT CHECKED: the registry doesn’t answer\. Error: .*(405|not known)/),
  ]);
});

test('fails on any other error of pnpm', () => {
  expect(judge('', "error: unexpected argument '--prod'", [], today).failed).toEqual([
    "audit: error: unexpected argument '--prod'",
  ]);
  expect(judge('', '', [], today).failed).toEqual(['audit: pnpm printed nothing']);
});

test('each listed advisory has a reason and a last day', () => {
  for (const { id, reason, until } of accepted) {
    expect(id).toMatch(/^GHSA(-\w{4}){3}$/);
    expect(reason.length).toBeGreaterThan(20);
    expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
