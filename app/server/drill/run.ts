import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '../db/open.ts';
import { readSettings } from '../settings.ts';
import { startSite } from '../testing/siteProcess.ts';
import { startMailServer } from './mailServer.ts';
import { Visitors } from './visitors.ts';

/**
 * Kills the server again and again under a stream of bookings, and counts what is left: `node server/drill/run.ts 50`.
 * With DATABASE_URL it takes that PostgreSQL, which has to be empty; without it, SQLite in a folder of its own.
 */

const rounds = Number(process.argv[2] ?? 50);
const folder = await mkdtemp(join(tmpdir(), 'agency-drill-'));
const mailServer = await startMailServer();
const environment = {
  DATA_DIR: folder,
  PORT: '0',
  RATE_LIMIT: '0',
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'hello@agency.example',
  ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
};
const visitors = new Visitors();

/** One life of the server. Every fifth ends while it starts. */
async function round(number: number): Promise<void> {
  const site = startSite(environment);
  if (number % 5 === 4) {
    await pause(randomInt(0, 1000));
  } else {
    const url = await site.url();
    if (number === 0) await visitors.look(url);
    const booking = visitors.book(url);
    await pause(randomInt(50, 600));
    await site.kill();
    await booking;
  }
  await site.kill();
}

/** A last life, until every mail is out: one that a killed server had in hand is free again after two minutes. */
async function deliverTheRest(database: Database): Promise<void> {
  const site = startSite(environment);
  await site.url();
  for (let left = 1, tries = 300; left > 0 && tries > 0; tries -= 1) {
    await pause(1000);
    left = (await database.selectFrom('outbox').select('id').where('status', '=', 'waiting').execute()).length;
  }
  site.child.kill('SIGTERM');
  await site.ended;
}

for (let number = 0; number < rounds; number += 1) await round(number);
const database = await openDatabase(readSettings(environment));
await deliverTheRest(database);
const booked = await database.selectFrom('bookings').selectAll().where('status', '=', 'booked').execute();
const letters = booked.flatMap(({ id }) => [`${id}-visitor-0`, `${id}-agency-0`]);
await database.destroy();
await mailServer.close();
await rm(folder, { recursive: true, force: true });

const times = (letter: string) => mailServer.counts.get(letter) ?? 0;
const kept = new Map(booked.map(({ id, starts_at }) => [id, starts_at]));
const figures = {
  SIGKILLs: rounds,
  'bookings acknowledged': visitors.acknowledged.size,
  'acknowledged and lost': [...visitors.acknowledged].filter(([id, date]) => kept.get(id) !== date).length,
  'bookings stored': booked.length,
  'times booked twice': booked.length - new Set(booked.map(({ starts_at }) => starts_at)).size,
  'answers other than 201': visitors.refused.length,
  'mails due': letters.length,
  'mails sent once': letters.filter((letter) => times(letter) === 1).length,
  'mails sent again, because the server died before it knew (same Message-ID)': letters.filter(
    (letter) => times(letter) > 1,
  ).length,
  'mails never sent': letters.filter((letter) => times(letter) === 0).length,
};
for (const [name, figure] of Object.entries(figures)) console.log(`${String(figure).padStart(6)}  ${name}`);
for (const answer of visitors.refused) console.log(answer);

const wrong = (
  ['acknowledged and lost', 'times booked twice', 'answers other than 201', 'mails never sent'] as const
).some((name) => figures[name] > 0);
process.exitCode = wrong || figures['bookings acknowledged'] === 0 ? 1 : 0;
