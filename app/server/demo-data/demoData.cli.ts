import { runCommand, UsageError, wholeNumber } from '../platform/cli/command.ts';
import { openDatabase } from '../platform/db/open.ts';
import { readEnvironment } from '../platform/settings/environment.ts';
import { databaseWords, readSettings } from '../platform/settings/settings.ts';
import { insertSampleData, refuseOutsideDemo } from './demoData.ts';

await runCommand({
  name: 'pnpm demo-data',
  about:
    'Fills a new database with half a year of sample orders, payments, offers, consultations, messages and e-mails, to try the desk with. Every name ends in “(sample)”. It changes nothing in a database that holds anything.',
  options: {
    orders: { type: 'string', value: 'number', default: '240', about: 'how many orders' },
    bookings: { type: 'string', value: 'number', default: '160', about: 'how many consultations' },
    mails: { type: 'string', value: 'number', about: 'so many short e-mails, instead of those about the rest' },
    posts: {
      type: 'string',
      value: 'number',
      default: '0',
      about: 'how many posts, instead of those the site came with',
    },
    day: { type: 'string', value: 'day', about: 'the last day of the half year, such as 2026-11-24 (default: today)' },
  },
  async run({ values: { orders, bookings, mails, posts, day } }) {
    const amounts = {
      orders: wholeNumber('--orders', orders),
      bookings: wholeNumber('--bookings', bookings),
      mails: mails === undefined ? null : wholeNumber('--mails', mails),
      posts: wholeNumber('--posts', posts, 0),
    };
    const now = day === undefined ? new Date() : new Date(`${day}T10:00:00Z`);
    if (Number.isNaN(now.getTime())) throw new UsageError(`--day takes a day such as 2026-11-24, not "${day}".`);
    process.umask(0o077);
    const settings = readSettings(readEnvironment());
    refuseOutsideDemo(settings);
    await using database = await openDatabase(settings);
    const filled = await insertSampleData(database, settings, amounts, now);
    const lines = [...filled].map(([table, rows]) => `  ${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}`);
    return [`Filled ${databaseWords(settings)} with samples:`, ...lines].join('\n');
  },
});
