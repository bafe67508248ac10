import { downloadNumbers, getNumbers } from '../../src/domain/contract/staff/numbers.ts';
import { fromCents } from '../../src/domain/money.ts';
import { csvFile } from '../platform/http/csv.ts';
import { serveOn } from '../platform/http/serve.ts';
import type { Subject } from '../platform/subject.ts';
import { performAction } from '../team/actions.ts';
import { countVisits, storeVisits } from './counts.ts';
import { numbersOf } from './numbers.ts';

export const numbers: Subject = {
  routes: countVisits,
  staffRoutes(app, context) {
    const serve = serveOn(app, context.settings);
    serve(getNumbers, 'The money of a year by month, and what visitors did in each wizard', ({ query }) =>
      numbersOf(context, query.year),
    );
    serve(downloadNumbers, 'The money of a year by month as CSV', async (request, reply) => {
      const { year, months } = await numbersOf(context, request.query.year);
      const action = { name: 'numbers.csv', subject: 'orders', reads: true } as const;
      await performAction(context, request, action, async () => ({ before: {}, after: { year } }));
      const file = csvFile(['Month', 'Orders', 'Currency', 'Received', 'Refunded', 'Invoiced']);
      for (const { month, orders, received, refunded, invoiced } of months)
        file.write([month, String(orders), 'EUR', fromCents(received), fromCents(refunded), fromCents(invoiced)]);
      file.end();
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="numbers-${year}.csv"`)
        .send(file);
    });
  },
  words: { 'numbers.csv': () => 'Numbers downloaded as CSV' },
  jobs: (context) => [storeVisits(context)],
};
