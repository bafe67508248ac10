import { type Finding, type Verdict, verdicts } from '../../../src/domain/contract/staff/health.ts';
import { plural } from '../../../src/domain/words.ts';
import { commandLine, runCommand, UsageError } from '../../platform/cli/command.ts';
import { settingsOfInstallation } from '../../platform/cli/installation.ts';
import { type Database, openDatabase } from '../../platform/db/open.ts';
import { sendTestMail } from '../../platform/mail/mailer.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { email } from '../../platform/settings/settingTypes.ts';
import { clientFolder, unconfirmedIn } from '../../platform/site/folder.ts';
import { danger, reasonOf } from './check.ts';
import { databaseCheck } from './checks/storage.ts';
import { runChecks } from './checks.ts';
import { outside } from './outside.ts';

async function findingsOf(settings: Settings): Promise<Finding[]> {
  let opened: Database;
  try {
    opened = await openDatabase(settings);
  } catch (error) {
    const remedy = 'Start it, or correct the settings; then run this once more for the other checks.';
    const { id, title } = databaseCheck;
    return [{ check: id, title, ...danger(`The database can’t be opened: ${reasonOf(error)}.`, remedy) }];
  }
  await using database = opened;
  return await runChecks({ settings, database, now: new Date(), unconfirmed: unconfirmedIn(clientFolder()), outside });
}

const marks: Readonly<Record<Verdict, string>> = {
  danger: 'DANGER ',
  warning: 'warning',
  unknown: 'unknown',
  ok: 'ok     ',
};

function formatReport(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ title, verdict, found, remedy }) => [
    `${marks[verdict]}  ${title}: ${found}`,
    ...(remedy === null ? [] : [`         → ${remedy}`]),
  ]);
  const count = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length;
  const [dangers, warnings, unknowns] = verdicts.map(count);
  const sum = `${plural(dangers ?? 0, 'danger')}, ${plural(warnings ?? 0, 'warning')}, ${unknowns} unknown.`;
  return [...lines, '', dangers === 0 ? `Ready to go live. ${sum}` : `Not ready. ${sum}`].join('\n');
}

await runCommand({
  name: commandLine('go-live'),
  about:
    'Checks everything that must be right before real visitors come, by what can be lost, and says what to do. Ends with 1 while there is a danger.',
  options: {
    json: { type: 'boolean', about: 'prints the findings as JSON, for scripts' },
    'mail-to': { type: 'string', value: 'address', about: 'also sends a test e-mail there' },
  },
  async run({ values }) {
    const to = values['mail-to'];
    if (to !== undefined && email.parse(to) === undefined) throw new UsageError(`"${to}" is not an e-mail address.`);
    const settings = settingsOfInstallation();
    const findings = await findingsOf(settings);
    if (to !== undefined) await sendTestMail(settings, to, new Date());
    const isReady = findings.every(({ verdict }) => verdict !== 'danger');
    if (!isReady) process.exitCode = 1;
    if (values.json) return JSON.stringify({ ready: isReady, findings }, null, 2);
    return [formatReport(findings), to && `A test e-mail is on its way to ${to}.`].filter(Boolean).join('\n');
  },
});
