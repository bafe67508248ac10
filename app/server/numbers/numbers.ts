import { type RawBuilder, sql } from 'kysely';
import { instantOf } from '../../src/domain/booking/clock.ts';
import type { Month, Numbers, SourceNumbers, WizardNumbers } from '../../src/domain/contract/staff/numbers.ts';
import { otherSource } from '../../src/domain/visitSource.ts';
import { wizardIds } from '../../src/domain/wizard/wizardIds.ts';
import { type Context, today } from '../platform/context.ts';
import { currency } from '../platform/payments/provider.ts';
import type { Counted } from '../platform/wizardCounts.ts';

type Sources = Pick<Context, 'database' | 'opening' | 'now' | 'settings'>;

/** A sum for an hour, "2026-11-30T09", or a day: the database knows no time zones. Months begin on a whole hour of UTC, as in Ireland. */
interface Part {
  at: string;
  sum: number | string | null;
}

/** The money of a year by month, and what visitors did in each wizard. @param year in the agency's time zone */
export async function numbersOf(context: Sources, year = Number(today(context).slice(0, 4))): Promise<Numbers> {
  const months = monthsOf(year, today(context).slice(0, 7));
  const [money, wizards, sources, years] = await Promise.all([
    moneyByMonth(context, year),
    wizardsOf(context, year),
    sourcesOf(context, year),
    yearsOf(context),
  ]);
  const rows = months.map((month): Month => {
    const of = (part: keyof typeof money) => money[part].get(month) ?? 0;
    const [received, refunded] = [of('card') + of('transfer'), of('refunded') + of('lost')];
    return { month, orders: of('orders'), received, refunded, invoiced: of('invoiced') };
  });
  return { year, years, months: rows, wizards, sources, counts: context.settings.countVisits === 'on' };
}

/** Up to the current month, latest first. */
const monthsOf = (year: number, current: string): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(12 - at).padStart(2, '0')}`).filter((one) => one <= current);

function span({ opening }: Sources, year: number) {
  const start = (of: number) => instantOf({ day: `${of}-01-01`, minutes: 0 }, opening.timeZone);
  return [new Date(start(year)).toISOString(), new Date(start(year + 1)).toISOString()] as const;
}

async function moneyByMonth(context: Sources, year: number) {
  const { database, opening } = context;
  const [from, to] = span(context, year);
  // The hour of UTC in which each month begins.
  const begins = Array.from({ length: 12 }, (_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, '0')}`;
    const start = instantOf({ day: `${month}-01`, minutes: 0 }, opening.timeZone);
    return { month, from: new Date(start).toISOString().slice(0, 13) };
  });
  const monthOf = (at: string) =>
    at.length > 10 ? (begins.findLast((each) => each.from <= at)?.month ?? '') : at.slice(0, 7);
  async function byMonth(query: RawBuilder<Part>): Promise<ReadonlyMap<string, number>> {
    const sums = new Map<string, number>();
    for (const { at, sum } of (await query.execute(database)).rows)
      sums.set(monthOf(at), (sums.get(monthOf(at)) ?? 0) + Number(sum));
    return sums;
  }
  const inHours = (instant: string, sum: RawBuilder<number>, rows: RawBuilder<unknown>) =>
    byMonth(
      sql<Part>`select substr(${sql.ref(instant)}, 1, 13) as at, ${sum} as sum from ${rows}
        and ${sql.ref(instant)} >= ${from} and ${sql.ref(instant)} < ${to} group by 1`,
    );
  const inDays = (day: string, sum: RawBuilder<number>, rows: string) =>
    byMonth(
      sql<Part>`select ${sql.ref(day)} as at, ${sum} as sum from ${sql.table(rows)}
        where ${sql.ref(day)} >= ${`${year}-01-01`} and ${sql.ref(day)} <= ${`${year}-12-31`} group by 1`,
    );
  // Exactly the condition of the index `payments_paid`, or the index isn't used.
  const paid = sql`payments where status = 'paid' and currency = ${currency}`;
  const [orders, card, transfer, refunded, lost, invoiced] = await Promise.all([
    inHours('paid_at', sql`count(*)`, sql`orders where paid_at is not null`),
    inHours('paid_at', sql`sum(amount_cents)`, sql`${paid} and provider <> 'transfer'`),
    inDays('day', sql`sum(amount_cents)`, 'transfers'),
    inHours('refunded_as_of', sql`sum(refunded_cents)`, sql`${paid} and refunded_cents > 0`),
    inHours('dispute_as_of', sql`sum(disputed_cents)`, sql`${paid} and dispute = 'lost'`),
    inDays('issued_on', sql`sum(case when kind = 'invoice' then total_cents else 0 - total_cents end)`, 'invoices'),
  ]);
  return { orders, card, transfer, refunded, lost, invoiced };
}

async function wizardsOf({ database }: Sources, year: number): Promise<WizardNumbers[]> {
  const counted = await database
    .selectFrom('wizard_counts')
    .select(({ fn }) => [
      'wizard',
      fn.sum<number>('opened').as('opened'),
      fn.sum<number>('saved').as('saved'),
      fn.sum<number>('ordered').as('ordered'),
      fn.sum<number>('paid').as('paid'),
    ])
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .groupBy('wizard')
    .execute();
  return wizardIds.map((wizard) => {
    const own = counted.find((row) => row.wizard === wizard);
    const of = (what: Counted) => Number(own?.[what] ?? 0);
    return { wizard, opened: of('opened'), saved: of('saved'), ordered: of('ordered'), paid: of('paid') };
  });
}

/** As many sources as a table shows. */
const maxSources = 30;

async function sourcesOf({ database }: Sources, year: number): Promise<SourceNumbers[]> {
  const rows = await database
    .selectFrom('wizard_counts')
    .select(({ fn }) => [
      'source',
      fn.sum<number>('opened').as('opened'),
      fn.sum<number>('saved').as('saved'),
      fn.sum<number>('ordered').as('ordered'),
    ])
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .where('source', '!=', '')
    .groupBy('source')
    .execute();
  const counted = rows
    .map(({ source, opened, saved, ordered }) => ({
      source,
      opened: Number(opened),
      saved: Number(saved),
      ordered: Number(ordered),
    }))
    .toSorted((one, two) => two.opened - one.opened || two.ordered - one.ordered || (one.source < two.source ? -1 : 1));
  const shown = counted.filter(({ source }) => source !== otherSource).slice(0, maxSources);
  const others = counted.filter((row) => !shown.includes(row));
  const sum = (of: 'opened' | 'saved' | 'ordered') => others.reduce((total, row) => total + row[of], 0);
  const rest = { source: otherSource, opened: sum('opened'), saved: sum('saved'), ordered: sum('ordered') };
  return [...shown, ...(others.length > 0 ? [rest] : [])];
}

async function yearsOf(context: Sources): Promise<number[]> {
  const { database } = context;
  const [order, count] = await Promise.all([
    database
      .selectFrom('orders')
      .select(({ fn }) => fn.min('created_at').as('first'))
      .executeTakeFirst(),
    database
      .selectFrom('wizard_counts')
      .select(({ fn }) => fn.min('day').as('first'))
      .executeTakeFirst(),
  ]);
  const until = Number(today(context).slice(0, 4));
  const begun = [order?.first, count?.first].flatMap((at) => (at ? [Number(at.slice(0, 4))] : []));
  return Array.from({ length: until - Math.min(until, ...begun) + 1 }, (_, at) => until - at);
}
