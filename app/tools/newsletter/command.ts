import { readFileSync } from 'node:fs';
import type { Issue } from '../../server/newsletter/issueEmail.ts';
import {
  countReaders,
  type NewsletterContext,
  sendIssue,
  sendTestCopy,
  sentOn,
} from '../../server/newsletter/sendIssue.ts';
import {
  type Command,
  CommandError,
  type Options,
  resolvePath,
  UsageError,
} from '../../server/platform/cli/command.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import type { Settings } from '../../server/platform/settings/settings.ts';
import { isPublic } from '../../server/platform/settings/unsafe.ts';
import { subscriberSchema } from '../../src/domain/contract/newsletter.ts';
import { plural } from '../../src/domain/words.ts';
import { issueIn } from './issueFile.ts';

const sentSoon = 'The running server sends it within seconds.';

const options = {
  to: { type: 'string', value: 'address', about: 'sends one copy to this address, to look at' },
  send: { type: 'boolean', about: 'sends the issue once to every reader who has confirmed' },
} as const satisfies Options;

/**
 * The command that shows or sends an issue.
 * @param readSettings reads the settings of the site, once the arguments are valid
 */
export function newsletterCommand(readSettings: () => Settings): Command<typeof options> {
  return {
    name: 'pnpm newsletter',
    about:
      'An issue of the newsletter, written in Markdown with its subject as "# …" in the first line. Shows what would be sent, and to how many readers; sends nothing unless told to.',
    takes: ['issue.md'],
    options,
    async run({ args: [file = ''], values: { to, send } }) {
      if (send && to !== undefined) throw new UsageError('Choose --to or --send, not both.');
      const address = to === undefined ? undefined : subscriberSchema.safeParse({ email: to }).data?.email;
      if (to !== undefined && address === undefined) throw new UsageError(`"${to}" is not an e-mail address.`);
      const path = resolvePath(file);
      const issue = issueIn(path, readFileSync(path, 'utf8'));
      const settings = readSettings();
      if (send) refuseUnlessPublic(settings);
      await using database = await openDatabase(settings);
      const origin = settings.siteUrl ?? `http://localhost:${settings.port}`;
      const context: NewsletterContext = { database, settings, origin, now: () => new Date() };
      if (address) {
        await sendTestCopy(context, issue, address);
        return `A copy of "${issue.subject}" to ${address} is in the outbox. ${sentSoon}`;
      }
      if (send) {
        const letters = plural(await sendOnce(context, issue), 'e-mail');
        return `"${issue.subject}": ${letters} in the outbox. ${sentSoon}`;
      }
      const before = await sentOn(context, issue);
      return [
        `Subject: ${issue.subject}`,
        `Readers: ${await countReaders(context)}`,
        `Links begin with: ${origin}`,
        before ? `It was sent on ${before}.` : 'Nothing was sent. Try it with --to, send it with --send.',
      ].join('\n');
    },
  };
}

/**
 * Sends an issue, and counts its e-mails.
 * @throws CommandError when it was sent before, or there are no subscribers
 */
async function sendOnce(context: NewsletterContext, issue: Issue): Promise<number> {
  const sent = await sendIssue(context, issue);
  if (sent === 'sentBefore') {
    throw new CommandError(`"${issue.name}" was sent before. A new issue needs a file with another name.`);
  }
  if (sent === 'noReaders') throw new CommandError('Nothing was sent: no one has confirmed a subscription yet.');
  return sent;
}

/** An issue can only be sent once, so refuse to send it with localhost links, or without a mail server. */
function refuseUnlessPublic(settings: Settings): void {
  if (!isPublic(settings)) {
    throw new CommandError(
      'Nothing was sent: without SITE_URL, the links would lead to this machine. Set SITE_URL as the server has it.',
    );
  }
  if (!settings.mailHost) {
    throw new CommandError(
      'Nothing was sent: without SMTP_URL, mail is written to files. Set SMTP_URL as the server has it.',
    );
  }
}
