import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { member } from '../testing/accounts.ts';
import { book } from '../testing/booking.ts';
import { write } from '../testing/contact.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { brief, order, send } from '../testing/request.ts';
import { saveRequest, tokenOfNewQuote } from '../testing/savedQuotes.ts';
import { keepLogins, type Member, staffMember } from '../testing/staff.ts';
import { retentionJob } from './deleteExpired.ts';

const day = 24 * 3_600_000;
const name = 'Zelda Quillfeather';
const email = 'zelda.quillfeather@example.ie';
const tagged = 'Zelda.Quillfeather+Call@Example.ie';

let owner: Member;
const server = await openTestServer({ environment: { ADMIN_EMAILS: 'aoife@agency.example' } });
beforeAll(async () => {
  owner = await staffMember(server, 'aoife@agency.example', 'Aoife Nolan');
});

/** How often the person is named in each file of the data folder. */
async function occurrences(): Promise<Record<string, number>> {
  const files = await readdir(server.settings.dataDir, { recursive: true, withFileTypes: true });
  const found: Record<string, number> = {};
  for (const file of files.filter((each) => each.isFile())) {
    const text = (await readFile(join(file.parentPath, file.name))).toString('latin1').toLowerCase();
    const count = text.split(/quillfeather/).length - 1;
    if (count > 0) found[file.name] = count;
  }
  return found;
}

test('nothing in the data folder names an erased person: tables, write-ahead log, e-mails, filters of the team', async () => {
  await book(server, { email: tagged, name, date: '2026-11-24T09:00:00Z' });
  await order(server, { email, name, brief });
  await write(server, { email, name, message: `I am ${name}.` });
  const token = await tokenOfNewQuote(server);
  await send(`${server.url}/api/quotes/${token}/mail`, { email: 'zelda.quillfeather+quote@example.ie' });
  await send(`${server.url}/api/auth/addSubscriber`, { email: 'zelda.quillfeather+news@example.ie' });
  const visitor = await member(server, email, name);
  await visitor.post('/api/quotes', saveRequest());
  for (const [called, search] of [
    ['Zelda', 'quillfeather zelda'],
    ['Quillfeather, Zelda', 'overdue'],
    ['By address', email],
    ['By the other address', tagged],
  ])
    await owner.post('/api/staff/filters', { name: called, view: 'all', search });
  await owner.post('/api/staff/filters', { name: 'Others', view: 'all', search: 'zelda' });
  await owner.post('/api/staff/answer-templates', { name: 'Hours', text: `Dear ${name}, we open at nine.` });
  await server.context.wakeMailWorker();
  expect(Object.keys(await occurrences()).sort()).toEqual(expect.arrayContaining(['agency.sqlite-wal']));

  const exported = await owner.post('/api/staff/person/export', { email });
  expect(exported.body).toMatchObject({ bookings: [{ email: tagged.toLowerCase() }], newsletter: [{}] });

  // Once the call is over and the order can't be paid any more, nothing has to stay.
  server.clock.pass(10 * day);
  await keepLogins(server);
  await server.database.updateTable('staff_sessions').set({ proven_at: server.clock.now.toISOString() }).execute();
  const erased = await owner.post('/api/staff/person/erase', { email: tagged, confirm: name });
  expect(erased).toMatchObject({ status: 200, body: { kept: [] } });
  await server.context.wakeMailWorker();
  const job = retentionJob(server.context);
  job.start();
  await job.stop();
  expect(await occurrences()).toEqual({});
  const filters = (await owner.get('/api/staff/filters')).body.filters as { name: string }[];
  expect(filters.map((filter) => filter.name)).toEqual(['Others']);
});
