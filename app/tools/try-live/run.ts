import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setDefaultCACertificates } from 'node:tls';
import { CommandError, runCommand } from '../../server/platform/cli/command.ts';
import { openTables } from '../../server/platform/db/open.ts';
import { book, freeTimes } from '../../server/testing/booking.ts';
import { mailServer } from '../../server/testing/mailServer.ts';
import { radicale } from '../../server/testing/radicale.ts';
import { order } from '../../server/testing/request.ts';
import { staffMember } from '../../server/testing/staff.ts';
import { sendStripeEvent, webhookSecret } from '../../server/testing/stripeEvents.ts';
import { StripeFake } from '../../server/testing/stripeFake.ts';
import { addDays } from '../../src/domain/booking/day.ts';
import { todayIn } from '../../src/domain/booking/slots.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { writePackage } from '../packageFiles.ts';
import { buildSite, isBuilt } from '../siteBuild.ts';
import { Debian, installDebian } from './debian.ts';

const text = readFileSync(join(import.meta.dirname, '../../docs/going-live.md'), 'utf8');
const blocks = (kind: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block = '']) => block);

/** The commands for the server in docs/going-live.md, in order. */
const commands: readonly string[] = blocks('sh').flatMap((block) => block.trim().split('\n'));

/** The settings that it has its reader write, by name. */
const settingsOf: Readonly<Record<string, string>> = Object.fromEntries(
  blocks('ini')
    .join('')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')];
    }),
);

const domain = 'localhost';
const owner = 'owner@agency.example';
const buyer = 'ann@example.ie';

/** The first value, once there is one. @throws CommandError after three minutes */
async function found<T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 900; tries += 1) {
    const value = await look();
    if (value !== undefined) return value;
    await pause(200);
  }
  throw new CommandError(`${what}: not within three minutes.`);
}

/** "14:07", two minutes from now where the agency is. */
const soon = () =>
  new Date(Date.now() + 120_000).toLocaleTimeString('en-GB', { timeZone: opening.timeZone, timeStyle: 'short' });

await runCommand({
  name: 'pnpm try-live',
  about:
    'Goes live as docs/going-live.md says, in a bare Debian with its own systemd: runs the commands of the document, then orders, pays (a fake of Stripe), books a call that Radicale gets, and waits for the reminder and the backup of the night. Needs root, ports 80, 443 and 3000, and apt-get install debootstrap systemd-container radicale.',
  options: {
    keep: { type: 'boolean', about: 'keeps the folder' },
  },
  async run({ values }) {
    const started = performance.now();
    const done = (what: string) =>
      console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${what}`);
    const folder = mkdtempSync(join(tmpdir(), 'agency-try-live-'));
    const [stripe, mail, calendar] = [new StripeFake(), await mailServer(), await radicale()];
    const debian = new Debian(join(folder, 'debian'));
    try {
      if (!isBuilt()) await buildSite();
      const { archive } = writePackage(join(folder, 'package'));
      done('package');
      installDebian(debian.root, ['caddy', 'curl', 'xz-utils']);
      debian.copy(archive, `root/${archive.split('/').at(-1)}`);
      // This machine's own Node instead of the download.
      debian.copy(process.execPath, 'usr/local/bin/node');
      done('bare Debian');

      const settings = {
        ...settingsOf,
        SITE_URL: `https://${domain}`,
        ADMIN_EMAILS: owner,
        SMTP_URL: mail.url,
        ...(await stripe.listen()),
        STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        WEBHOOK_TARGETS: 'any',
        BACKUP_TIME: soon(),
      };
      const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
      writeFileSync(debian.path('root/agency.env'), `${lines.join('\n')}\n`);
      const script = commands
        .filter((line) => !line.includes('nodejs.org'))
        .map((line) => line.replaceAll('agency.example', domain).replace('apt-get update', 'true'))
        .flatMap((line) => {
          if (line.includes('/dev/null /etc/agency.env')) return [line, 'cat /root/agency.env > /etc/agency.env'];
          // Caddy's own authority; and there are no real keys to find right.
          if (line.startsWith('curl --retry')) return [`${line} --insecure`];
          return line === 'agency go-live' ? [`${line} || true`] : [line];
        });
      await debian.start(script.join('\n'));
      done(`${commands.length} commands`);

      const authority = 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
      setDefaultCACertificates([readFileSync(debian.path(authority), 'utf8')]);
      const url = `https://${domain}`;
      const insecure = await fetch(`http://${domain}/`, { redirect: 'manual' });
      if (insecure.headers.get('location') !== `${url}/`) throw new CommandError('http doesn’t lead to https.');
      const health = (await (await fetch(`${url}/api/health`)).json()) as { status: string };
      if (health.status !== 'ok') throw new CommandError(`Health says ${health.status}.`);
      done('https');

      const database = await openTables({ dataDir: debian.path('var/lib/agency'), databaseUrl: null });
      const clock = { now: new Date() };
      const server = { url, database, clock };
      const { body } = await order(server, { email: buyer });
      const session = stripe.pay(String(body.id));
      await sendStripeEvent({ url, clock: { now: new Date() } }, 'checkout.session.completed', session);
      const receipt = await found('the receipt', () =>
        mail.taken.find(({ to, attachments }) => JSON.stringify(to).includes(buyer) && attachments.length > 0),
      );
      const invoice = receipt.attachments.find(({ filename }) => filename?.startsWith('invoice-'));
      if (
        !Buffer.from(invoice?.content ?? '')
          .toString('latin1')
          .startsWith('%PDF-')
      )
        throw new CommandError('The receipt has no invoice.');
      done(`paid order, and its invoice ${invoice?.filename}`);

      const desk = await staffMember(server, owner);
      const added = await desk.post('/api/staff/calendars', {
        name: 'Work',
        url: calendar.calendar,
        login: calendar.login,
        writes: true,
      });
      if (added.status !== 200) throw new CommandError(JSON.stringify(added.body));
      const date = await found('a free time', () => firstFree(url));
      const call = await book(server, { email: buyer, date });
      if (call.status !== 201) throw new CommandError(JSON.stringify(call.body));
      await found('the call in Radicale', async () =>
        (await calendar.texts()).find((text) => text.includes('Ann Byrne')),
      );
      done('call booked, and in Radicale');

      // As if it had been booked two days ago, for a time in 40 minutes.
      const from = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
      await database
        .updateTable('bookings')
        .set({ starts_at: from(40), updated_at: from(-2 * 24 * 60) })
        .execute();
      await database.destroy();
      await found('the reminder', () => mail.taken.find(({ subject }) => /^Reminder/i.test(subject ?? '')));
      done('reminder');
      const backups = debian.path('var/lib/agency/backups');
      const backup = await found('the backup', () =>
        readdirSync(debian.path('var/lib/agency')).includes('backups')
          ? readdirSync(backups).find((file) => /^nightly-.*\.sqlite$/.test(file))
          : undefined,
      );
      done(`backup ${backup}, ${Math.round(statSync(join(backups, backup)).size / 1000)} kB`);
      console.log(`\nWhat the check says:\n${debian.output().split('agency go-live').at(-1)}`);
    } finally {
      await debian.stop();
      await Promise.all([stripe.close(), mail.close(), calendar.close()]);
      if (values.keep) console.log(`Kept: ${folder}`);
      else rmSync(folder, { recursive: true, force: true });
    }
  },
});

/** The first free time of the next two weeks: "2026-11-24T09:30:00.000Z". */
async function firstFree(url: string): Promise<string | undefined> {
  for (let days = 1; days < 15; days += 1) {
    const day = addDays(todayIn(opening, new Date()), days);
    const [time] = await freeTimes({ url }, day);
    if (time !== undefined) return `${day}T${time}:00.000Z`;
  }
  return undefined;
}
