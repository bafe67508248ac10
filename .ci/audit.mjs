import { execFile } from 'node:child_process';

/**
 * High and critical advisories that are known and don't fail the check until a day: the only place where they are listed.
 * @type {readonly import('./audit.d.mts').Accepted[]} for example
 * { id: 'GHSA-xxxx-xxxx-xxxx', reason: 'We never parse what visitors send with it.', until: '2027-03-31' }
 */
export const accepted = [];

/** Retries would take a minute where there is no network. */
const words = ['audit', '--prod', '--json', '--config.fetch-retries=0', '--config.fetch-timeout=20000'];

/** What pnpm says when the registry can't be reached, or doesn't offer the audit. Its other errors are failures. */
const noAnswer = 'ERR_PNPM_AUDIT_BAD_RESPONSE';

/**
 * Asks the registry about known weaknesses of the packages that run on a server or in a browser.
 * @param {(line: string) => void} line
 * @param {string} folder of the lockfile
 * @returns {Promise<import('./reports.d.mts').Count>} skipped when the registry doesn't answer
 */
export function auditPackages(line, folder) {
  return new Promise((resolve) => {
    execFile('pnpm', words, { cwd: folder, shell: process.platform === 'win32' }, (_error, output, stderr) => {
      const { lines, ...count } = judge(output, stderr, accepted, new Date().toISOString().slice(0, 10));
      for (const each of lines) line(each);
      resolve(count);
    });
  });
}

/** @type {typeof import('./audit.d.mts').judge} */
export function judge(output, stderr, known, today) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    const said = stderr.replace(/[│×╰├─▶\s]+/g, ' ').trim();
    if (!said.includes(noAnswer))
      return { passed: 0, failed: [`audit: ${said || 'pnpm printed nothing'}`], skipped: 0, lines: [] };
    return { passed: 0, failed: [], skipped: 1, lines: [`NOT CHECKED: the registry doesn’t answer. ${said}`] };
  }
  const found = Object.values(report.advisories).map(
    ({ github_advisory_id: id, severity, module_name, title, findings, url }) => {
      const versions = findings.map(({ version }) => version).join(', ');
      return { id, severity, text: `${severity}: ${module_name} ${versions}: ${title} (${url})` };
    },
  );
  const isKnown = ({ id }) => known.some((each) => each.id === id && today <= each.until);
  const failed = found.filter((each) => ['high', 'critical'].includes(each.severity) && !isKnown(each));
  const needless = known.filter(({ id }) => !found.some((each) => each.id === id));
  return {
    passed: failed.length + needless.length === 0 ? 1 : 0,
    failed: [
      ...failed.map(({ text }) => text),
      ...needless.map(({ id }) => `${id} is listed in .ci/audit.mjs and no longer found: delete it there`),
    ],
    skipped: 0,
    lines: [
      ...found.filter((each) => !failed.includes(each)).map(({ text }) => text),
      `${report.metadata.totalDependencies} packages, ${found.length} known advisories`,
    ],
  };
}
