import type { FastifyInstance } from 'fastify';
import {
  downloadStatement,
  eraseData,
  exportData,
  getPerson,
  getStatement,
  listPeople,
} from '../../src/domain/contract/staff/people.ts';
import { canonicalEmail } from '../../src/domain/forms/email.ts';
import { fromCents } from '../../src/domain/money.ts';
import { statementOf } from '../../src/domain/staff/statement.ts';
import { isInTeam } from '../accounts/accounts.ts';
import type { Context } from '../platform/context.ts';
import { csvFile, sendCsv } from '../platform/http/csv.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { ownOrigin } from '../platform/http/ownOrigin.ts';
import { toPage } from '../platform/http/paging.ts';
import { serveOn } from '../platform/http/serve.ts';
import { performAction } from '../team/actions.ts';
import { eraseTraces } from './eraseTraces.ts';
import { exportPersonalData } from './exportPersonalData.ts';
import { findPeople } from './findPeople.ts';
import { erasePerson, keptAfterErasure, personOf } from './person.ts';
import { findPersonalData } from './personalData.ts';
import { namesOf, showPerson, subjectOfPerson } from './personView.ts';
import { statedOrders } from './statement.ts';

const notFound = () => new HttpError(404, 'not-found', 'Nothing is stored under this address.');
const inTeam = () =>
  new HttpError(
    409,
    'in-team',
    'This person is in your team. Remove them from the team first, then delete their data.',
  );
const notConfirmed = () =>
  new HttpError(
    400,
    'not-confirmed',
    'To delete this person’s data, type their address or their name as it is shown here.',
  );

/** People for the team, by e-mail address: their data, its export and its deletion. */
export function peopleRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(listPeople, 'People by address, those with the latest contact first', async ({ query }) => {
    const people = await findPeople(database, query);
    return toPage(
      people,
      query.limit,
      ({ position }) => position,
      ({ row }) => row,
    );
  });

  serve(
    getPerson,
    'One person: orders, consultations, messages, quotes, newsletter and account',
    async ({ query: { email } }) => {
      const person = await showPerson(context, await personOf(database, email));
      if (!person) throw notFound();
      return person;
    },
  );

  const statement = async (email: string) => statementOf(await statedOrders(context, email));

  serve(getStatement, 'The statement of account of a person', async ({ query: { email } }) => ({
    lines: await statement(email),
  }));

  serve(downloadStatement, 'The statement of account of a person as CSV', async (request, reply) => {
    const { email } = request.query;
    const action = { name: 'person.statement', subject: subjectOfPerson(email), reads: true } as const;
    await performAction(context, request, action, async () => ({ before: {}, after: {} }));
    const file = csvFile(['Date', 'What', 'Order', 'Currency', 'Charged', 'Paid', 'Balance']);
    for (const { on, what, reference, charged, paid, balance } of await statement(email))
      file.write([on, what, reference, 'EUR', fromCents(charged), fromCents(paid), fromCents(balance)]);
    file.end();
    return sendCsv(reply, 'statement', file);
  });

  serve(exportData, 'All personal data of a person, as their account would export it', async (request, reply) => {
    const { email } = request.body;
    const person = await personOf(database, email);
    if (!(await showPerson(context, person))) throw notFound();
    const data = await exportPersonalData(context, person, null, ownOrigin(settings, request));
    const action = { name: 'person.export', subject: subjectOfPerson(email), reads: true } as const;
    await performAction(context, request, action, async () => ({ before: {}, after: { exported: true } }));
    reply.header('content-disposition', 'attachment; filename="personal-data.json"');
    return data;
  });

  serve(
    eraseData,
    'Deletes the personal data of a person, with their account, except what the law keeps',
    async (request) => {
      const { email, confirm } = request.body;
      const { addresses } = await personOf(database, email);
      const action = { name: 'person.erase', subject: subjectOfPerson(email) };
      const entry = await performAction(context, request, action, async (transaction) => {
        const person = await personOf(transaction, email);
        if (!(await showPerson({ ...context, database: transaction }, person))) throw notFound();
        if (await isInTeam(transaction, person.addresses, settings)) throw inTeam();
        const data = await findPersonalData({ database: transaction, settings }, person.addresses);
        const words = namesOf(person, data).map((word) => word.trim().toLowerCase());
        if (!words.includes(confirm.toLowerCase()) && canonicalEmail(confirm) !== email) throw notConfirmed();
        await erasePerson(transaction, person, settings, now());
        const kept = await keptAfterErasure(transaction, person.addresses, now());
        return { before: { account: person.account !== undefined }, after: { kept: kept.length } };
      });
      await eraseTraces(context);
      return { entry, kept: await keptAfterErasure(database, addresses, now()) };
    },
  );
}
