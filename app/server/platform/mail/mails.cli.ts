import { commandLine, runCommand, UsageError } from '../cli/command.ts';
import { settingsOfInstallation } from '../cli/installation.ts';
import { openDatabase } from '../db/open.ts';
import { listEmails, type OutboxContext, resendEmails, showEmail } from './outboxCommands.ts';

await runCommand({
  name: commandLine('mails'),
  about: 'Lists waiting and undelivered e-mails with the mail server’s answer; shows one of them, or sends some again.',
  takes: ['[show id | resend id…]'],
  options: { undelivered: { type: 'boolean', about: 'lists undelivered e-mails only, or sends all of them again' } },
  async run({ args: [verb, ...ids], values: { undelivered } }) {
    const act = actOf(verb, ids, undelivered);
    const settings = settingsOfInstallation();
    await using database = await openDatabase(settings);
    return await act({ database, settings, now: () => new Date() });
  },
});

/** @throws UsageError */
function actOf(
  verb: string | undefined,
  ids: readonly string[],
  undelivered: boolean,
): (context: OutboxContext) => Promise<string> {
  const [id, ...more] = ids;
  switch (verb) {
    case undefined:
      return (context) => listEmails(context, undelivered);
    case 'show':
      if (id === undefined || more.length > 0 || undelivered) throw new UsageError('show takes the id of one e-mail.');
      return (context) => showEmail(context, id);
    case 'resend':
      if ((id === undefined) !== undelivered) {
        throw new UsageError('resend takes ids of e-mails, or --undelivered for all undelivered ones.');
      }
      return (context) => resendEmails(context, undelivered ? 'undelivered' : ids);
    default:
      throw new UsageError(`"${verb}" is not a subcommand.`);
  }
}
