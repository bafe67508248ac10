import { downloadNumbers, downloadSources, getNumbers } from '../../src/domain/contract/staff/numbers.ts';
import { countOpeningEndpoint } from '../../src/domain/contract/visitors.ts';
import { fromCents } from '../../src/domain/money.ts';
import { sourceInWords } from '../../src/domain/visitSource.ts';
import { capitalised } from '../../src/domain/words.ts';
import { today } from '../platform/context.ts';
import { csvFile, sendCsv } from '../platform/http/csv.ts';
import { readLimit } from '../platform/http/rateLimit.ts';
import { serveOn } from '../platform/http/serve.ts';
import type { Subject } from '../platform/subject.ts';
import { countWizard, visitOf } from '../platform/wizardCounts.ts';
import { performAction } from '../team/actions.ts';
import { numbersOf } from './numbers.ts';

export const numbers: Subject = {
  routes(app, context) {
    const { database, settings } = context;
    serveOn(app, settings)(
      countOpeningEndpoint,
      {
        summary: 'Counts that a wizard was opened, and from where, without anything about who did',
        config: readLimit(settings),
        bodyLimit: 512,
      },
      async (request) => {
        const { wizard, source } = request.body;
        const { countVisits: counted } = settings;
        const visit = visitOf(request, settings, source ?? '');
        if (counted) await countWizard(database, wizard, 'opened', today(context), visit);
        return { counted };
      },
    );
  },
  staffRoutes(app, context) {
    const serve = serveOn(app, context.settings);
    serve(
      getNumbers,
      'The money of a year by month or week, what is outstanding today, and what visitors did in each wizard',
      ({ query }) => numbersOf(context, query),
    );
    serve(downloadNumbers, 'The money of a year by month or week as CSV', async (request, reply) => {
      const { year, by, periods } = await numbersOf(context, request.query);
      const action = { name: 'numbers.csv', subject: 'orders', reads: true } as const;
      await performAction(context, request, action, async () => ({ before: {}, after: { year, by } }));
      const file = csvFile([capitalised(by), 'Orders', 'Currency', 'Received', 'Refunded', 'Invoiced']);
      for (const { period, orders, received, refunded, invoiced } of periods)
        file.write([period, String(orders), 'EUR', fromCents(received), fromCents(refunded), fromCents(invoiced)]);
      file.end();
      return sendCsv(reply, `numbers-by-${by}-${year}`, file);
    });
    serve(downloadSources, 'Where the visits of a year came from as CSV', async (request, reply) => {
      const { year, sources } = await numbersOf(context, { by: 'month', ...request.query });
      const action = { name: 'sources.csv', subject: 'orders', reads: true } as const;
      await performAction(context, request, action, async () => ({ before: {}, after: { year } }));
      const file = csvFile(['Source', 'Opened', 'Quotes saved', 'Payments begun']);
      for (const { source, opened, saved, ordered } of sources)
        file.write([sourceInWords(source), String(opened), String(saved), String(ordered)]);
      file.end();
      return sendCsv(reply, `sources-${year}`, file);
    });
  },
  words: {
    'numbers.csv': () => 'Numbers downloaded as CSV',
    'sources.csv': () => 'Sources of visits downloaded as CSV',
  },
};
