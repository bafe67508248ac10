import { expect, test } from 'vitest';
import type { Today } from '../../src/domain/contract/staff/today.ts';
import { insertSampleData } from '../demo-data/demoData.ts';
import { stateGauges } from '../health/metrics/route.ts';
import { type DatabaseKind, databaseKinds } from '../testing/databases.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { staffMember } from '../testing/staff.ts';

const now = new Date('2026-11-24T10:00:00Z');

/** What is read beside the lists. */
const questions = [
  'orders?search=ann&limit=30',
  'orders?view=balance-due&limit=30',
  'bookings?from=2026-11-23&to=2026-12-06',
  'availability?from=2026-11-23&to=2026-12-06',
  'invoices.csv?from=2026-11-01&to=2026-11-30',
  'people?search=example&limit=30',
  'person?email=aoife@agency.example',
  'person/statement?email=aoife@agency.example',
  'transfers/match?amount=39600&text=Thank%20you%202026-0001',
];
/** Of the login itself, and of the machine. */
const others = /session$|logins?\b|factors|health|events|invoices\.(csv|zip)$|disk/;

/** An answer without what differs between any two servers: ids, ports, the times of logins, and how to back up. */
const stable = (answer: unknown) =>
  JSON.parse(
    JSON.stringify(answer).replaceAll(
      /[\da-f]{8}-[\da-f-]{27}|\b\w{32}\b|20\d\d-\d\d-\d\dT[\d:.]+Z|(?<=127\.0\.0\.1:)\d+/g,
      '…',
    ),
    (key, value) => (key === 'backup' ? null : value),
  );

interface Listed {
  rows?: readonly { id?: string }[];
  next?: string | null;
}

/** All that the desk can read, of a server with sample data. */
async function answersOn({ create }: DatabaseKind): Promise<Map<string, unknown>> {
  const server = await openTestServer({
    environment: { ...(await create()), ADMIN_EMAILS: 'aoife@agency.example' },
    now,
  });
  await insertSampleData(server.database, server.settings, { orders: 120, bookings: 80, mails: 200 }, now);
  const owner = await staffMember(server, 'aoife@agency.example');
  // The list of e-mails says whether they were sent.
  await server.context.wakeMailWorker();
  const answers = new Map<string, unknown>();
  const read = async (path: string) => {
    // What reading logs is listed by time.
    server.clock.pass(1_000);
    const { status, headers, bytes } = await owner.download(`/api/staff/${path}`);
    const isJson = headers.get('content-type')?.includes('json');
    const body = isJson ? (JSON.parse(String(bytes)) as Listed) : {};
    answers.set(path, [status, isJson ? body : String(bytes)]);
    return body;
  };
  const routes = server.app.routes.filter(({ methods }) => methods.includes('GET')).map(({ pattern }) => pattern);
  for (const pattern of routes.filter((each) => /^\/api\/staff\/[^:*]+$/.test(each) && !others.test(each))) {
    const path = pattern.slice('/api/staff/'.length);
    const { rows, next } = await read(path);
    if (next) await read(`${path}?after=${next}`);
    const id = rows?.at(-1)?.id;
    if (id && routes.includes(`${pattern}/:id`)) await read(`${path}/${id}`);
  }
  for (const question of questions) await read(question);
  for (const [name, gauge] of Object.entries(stateGauges).filter(([name]) => !others.test(name)))
    answers.set(name, (await gauge.read(server.context, [])).map((sample) => JSON.stringify(sample)).sort());
  return answers;
}

test.skipIf(databaseKinds.length < 2)('the desk and the metrics read the same from both databases', async () => {
  const [one, other] = await Promise.all(databaseKinds.map(answersOn));
  expect(one?.size).toBeGreaterThan(30);
  const backups = [one, other].map((answers) => answers?.get('today') as [number, Today]);
  expect(backups.map(([, { backup }]) => backup.command)).toEqual(['pnpm backup', 'pnpm backup --done']);
  for (const [path, answer] of one ?? []) expect([path, stable(other?.get(path))]).toEqual([path, stable(answer)]);
});
