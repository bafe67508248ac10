import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand, wholeNumber } from '../platform/cli/command.ts';
import { type Database, openDatabase } from '../platform/db/open.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { freePort } from '../testing/freePort.ts';
import { mailServer } from '../testing/mailServer.ts';
import { startSite } from '../testing/siteProcess.ts';
import { staffMember } from '../testing/staff.ts';
import { webhookSecret } from '../testing/stripeEvents.ts';
import { StripeFake } from '../testing/stripeFake.ts';
import { Buyers, Visitors } from './customers.ts';
import { Publisher } from './publisher.ts';

const address = 'owner@agency.example';

/** The figures that must be 0. */
const faults = /acknowledged and lost$|twice$|^answers|never|after more|^pages/;

await runCommand({
  name: 'pnpm --filter @agency-site/app run crash-test',
  about:
    'Kills the server repeatedly during bookings, orders, payments (through a fake Stripe that drops half of its webhooks) and changes of prices, and checks that nothing was lost, and that every page shows the price in force. Needs the built site. Uses the empty PostgreSQL of DATABASE_URL, or SQLite in a temporary folder. Exits with 1 when anything was lost.',
  takes: ['[kills]'],
  async run({ args: [kills = '50'] }) {
    const rounds = wholeNumber('kills', kills);
    const folder = await mkdtemp(join(tmpdir(), 'agency-crash-test-'));
    const smtp = await mailServer();
    const stripe = new StripeFake();
    const environment = {
      DATA_DIR: folder,
      // The same for every start: a repeated order names the page to return to.
      PORT: String(await freePort()),
      RATE_LIMIT: '0',
      ...(await stripe.listen()),
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'hello@agency.example',
      ADMIN_EMAILS: address,
      WARM_UP: 'off',
      ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
    };
    const visitors = new Visitors();
    const buyers = new Buyers(stripe);
    const database = await openDatabase(readSettings(environment));

    /** The free times, and an owner of the desk. */
    const prepare = async () => {
      const site = startSite(environment);
      const url = await site.url();
      await visitors.loadTimes(url);
      const owner = await staffMember({ url, database, clock: { now: new Date() } }, address);
      await site.kill();
      return new Publisher(owner);
    };
    const publisher = await prepare();

    /** Starts the server and kills it; every fifth time during the start. */
    const round = async (number: number): Promise<void> => {
      const site = startSite(environment);
      if (number % 5 === 4) {
        await pause(randomInt(0, 1000));
      } else {
        const url = await site.url();
        const running = Promise.all([visitors.book(url), buyers.order(url), publisher.publish(url)]);
        // Every third time long enough to publish and to render pages.
        await pause(number % 3 === 2 ? randomInt(500, 5000) : randomInt(50, 600));
        await site.kill();
        await running;
      }
      await site.kill();
    };

    const paidIn = async (database: Database) =>
      database
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select(['payments.id', 'orders.id as order', 'orders.status', 'orders.paid_at'])
        .where('payments.status', '=', 'paid')
        .execute();

    /**
     * Starts the server a last time, until it knows every payment and has sent every e-mail: a killed server's lock on an
     * e-mail expires after two minutes, and a payment with a lost webhook is noticed after five.
     */
    const finish = async (database: Database): Promise<void> => {
      const site = startSite(environment);
      await site.url();
      await buyers.allPaid();
      for (let left = 1, tries = 420; left > 0 && tries > 0; tries -= 1) {
        await pause(1000);
        left = (await database.selectFrom('outbox').select('id').where('status', '=', 'waiting').execute()).length;
        left += buyers.paid.size - (await paidIn(database)).length;
      }
      site.child.kill('SIGTERM');
      await site.ended;
    };

    for (let number = 0; number < rounds; number += 1) await round(number);
    await finish(database);
    const booked = await database.selectFrom('bookings').selectAll().where('status', '=', 'booked').execute();
    const sessions = await database.selectFrom('payments').select(['id', 'order_id']).execute();
    const paid = await paidIn(database);
    const lostVersions = await publisher.lost(database);
    const emails = [
      ...booked.flatMap(({ id }) => [`${id}-visitor-0`, `${id}-agency-0`]),
      ...paid.flatMap(({ order }) => [`${order}-receipt`, `${order}-notice`]),
    ];
    await database.destroy();
    await stripe.close();
    await smtp.close();
    await rm(folder, { recursive: true, force: true });

    // By Message-ID, without its domain.
    const ids = smtp.taken.map(({ messageId }) => messageId?.match(/^<([^@>]+)@/)?.[1]);
    const times = (email: string) => ids.filter((id) => id === email).length;
    const kept = new Map(booked.map(({ id, starts_at }) => [id, starts_at]));
    const known = new Map(paid.map((payment) => [payment.id, payment]));
    const seconds = [...buyers.paid].map(([id, at]) => (Date.parse(known.get(id)?.paid_at ?? '') - at) / 1000);
    const figures = {
      SIGKILLs: rounds,
      'bookings acknowledged': visitors.acknowledged.size,
      'acknowledged and lost': [...visitors.acknowledged].filter(([id, date]) => kept.get(id) !== date).length,
      'bookings stored': booked.length,
      'times booked twice': booked.length - new Set(booked.map(({ starts_at }) => starts_at)).size,
      'answers other than 201': visitors.refused.length,
      'checkouts acknowledged': buyers.acknowledged.size,
      'checkouts acknowledged and lost': [...buyers.acknowledged.keys()].filter(
        (session) => !sessions.some(({ id }) => id === session),
      ).length,
      'answers other than 200': buyers.refused.length,
      'payments made': buyers.paid.size,
      'webhooks delivered': buyers.webhooks.delivered,
      'webhooks lost': buyers.webhooks.lost,
      'payments never noticed': [...buyers.paid.keys()].filter((id) => known.get(id)?.status !== 'paid').length,
      'payments noticed that were never made': paid.filter(({ id }) => !buyers.paid.has(id)).length,
      'payments noticed after more than five minutes': seconds.filter((each) => each > 300).length,
      'seconds until a payment was noticed, at most': Math.round(Math.max(0, ...seconds)),
      'price lists acknowledged': publisher.acknowledged.size,
      'price lists acknowledged and lost': lostVersions,
      'pages that showed another price than the one in force': publisher.wrongPages.length,
      'answers other than 200 to publishing': publisher.refused.length,
      'e-mails due': emails.length,
      'e-mails sent once': emails.filter((email) => times(email) === 1).length,
      'e-mails sent twice, because the server died before it knew': emails.filter((email) => times(email) > 1).length,
      'e-mails never sent': emails.filter((email) => times(email) === 0).length,
    };
    for (const [name, figure] of Object.entries(figures)) console.log(`${String(figure).padStart(6)}  ${name}`);
    for (const answer of [...visitors.refused, ...buyers.refused, ...publisher.refused, ...publisher.wrongPages])
      console.log(answer);

    const wrong = Object.entries(figures).some(([name, figure]) => figure > 0 && faults.test(name));
    const nothing =
      figures['bookings acknowledged'] === 0 || figures['payments made'] === 0 || publisher.acknowledged.size === 0;
    process.exitCode = wrong || nothing ? 1 : 0;
  },
});
