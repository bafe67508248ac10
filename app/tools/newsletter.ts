/**
 * `pnpm newsletter issue.md`: what would go out, and to how many.
 * `pnpm newsletter issue.md --to ann@agency.example`: one copy, to look at.
 * `pnpm newsletter issue.md --send`: to everybody who has confirmed.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/open.ts';
import { readSettings } from '../server/settings.ts';
import { subscriberSchema } from '../src/domain/contract/newsletter.ts';
import { issueIn } from './newsletter/issue.ts';
import { countReaders, type Office, sendIssue, sendTrial, sentOn } from './newsletter/send.ts';

const usage = 'pnpm newsletter issue.md [--to address | --send]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, send: { type: 'boolean' } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0 || (values.send && values.to)) throw new Error(`Usage: ${usage}`);
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const issue = issueIn(path, readFileSync(path, 'utf8'));
  const to = values.to === undefined ? undefined : subscriberSchema.safeParse({ email: values.to }).data?.email;
  if (values.to !== undefined && to === undefined) throw new Error(`"${values.to}" is not an e-mail address.`);

  const settings = readSettings();
  const database = await openDatabase(settings);
  try {
    const origin = settings.siteUrl ?? `http://localhost:${settings.port}`;
    const office: Office = { database, settings, origin, now: () => new Date() };
    if (to) {
      await sendTrial(office, issue, to);
      console.log(`A copy of "${issue.subject}" to ${to} is in the outbox. ${carried}`);
    } else if (values.send) {
      console.log(`"${issue.subject}": ${letters(await sendIssue(office, issue))} in the outbox. ${carried}`);
    } else {
      const before = await sentOn(office, issue);
      console.log(`Subject: ${issue.subject}\nReaders: ${await countReaders(office)}\nLinks begin with: ${origin}`);
      console.log(
        before ? `It went out before, on ${before}.` : 'Nothing was sent. Try it with --to, send it with --send.',
      );
    }
  } finally {
    await database.destroy();
  }
}

const carried = 'The running server sends what is there within seconds.';
const letters = (count: number) => (count === 1 ? '1 letter is' : `${count} letters are`);

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
