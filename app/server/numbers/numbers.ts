import { type RawBuilder, sql } from 'kysely';
import { instantOf, readClock } from '../../src/domain/booking/clock.ts';
import { addDays, daysFrom, firstDayOf, weekOf } from '../../src/domain/booking/day.ts';
import type {
  Numbers,
  NumbersQuery,
  Period,
  SourceNumbers,
  WizardNumbers,
} from '../../src/domain/contract/staff/numbers.ts';
import { otherSource } from '../../src/domain/visitSource.ts';
import { wizardIds } from '../../src/domain/wizard/wizardIds.ts';
import { outstandingCents, overdueCents } from '../checkout/staff/outstanding.ts';
import { type Context, today } from '../platform/context.ts';
import { currency } from '../platform/payments/provider.ts';
import type { Counted } from '../platform/wizardCounts.ts';

type Sources = Pick<Context, 'database' | 'opening' | 'now' | 'settings'>;

/** A sum for an hour, "2026-11-30T09", or a day: the database knows no time zones. Days begin on a whole hour of UTC, as in Ireland. */
interface Part {
  at: string;
  sum: number | string | null;
}

/** The money of a year by month or week, and what visitors did in each wizard in the calendar year of that number. */
export async function numbersOf(context: Sources, { by, year: asked }: NumbersQuery): Promise<Numbers> {
  const periodOf = periodsBy(context, by);
  const current = yearIn(periodOf(today(context)));
  const year = asked ?? current;
  const firstIn = (of: number) => (by === 'week' ? firstDayOf(`${of}-W01`) : `${of}-01-01`);
  const span = { first: firstIn(year), last: addDays(firstIn(year + 1), -1) };
  const [money, wizards, sources, begun, outstanding, overdue] = await Promise.all([
    moneyBy(periodOf, context, span),
    wizardsOf(context, year),
    sourcesOf(context, year),
    beginnings(context),
    outstandingCents(context.database),
    overdueCents(context),
  ]);
  const begunDays = daysFrom(span.first, span.last).filter((day) => day <= today(context));
  const periods = [...new Set(begunDays.map(periodOf))].reverse();
  const rows = periods.map((period): Period => {
    const of = (part: keyof typeof money) => money[part].get(period) ?? 0;
    const [received, refunded] = [of('card') + of('transfer'), of('refunded') + of('lost')];
    return { period, orders: of('orders'), received, refunded, invoiced: of('invoiced') };
  });
  // In the first days of January, the year of the week may still be the last one.
  const latest = Math.max(current, yearIn(today(context)));
  const earliest = Math.min(latest, ...begun.map((at) => yearIn(periodOf(at))));
  const years = Array.from({ length: latest - earliest + 1 }, (_, at) => latest - at);
  const counts = context.settings.countVisits;
  return { year, by, years, periods: rows, outstanding, overdue, wizards, sources, counts };
}

const yearIn = (period: string) => Number(period.slice(0, 4));

/** Gives the period of an hour of UTC or of a day, in the agency's time zone. */
const periodsBy =
  ({ opening }: Sources, by: NumbersQuery['by']) =>
  (at: string): string => {
    const day = at.length > 10 ? readClock(Date.parse(`${at}:00:00Z`), opening.timeZone).day : at;
    return by === 'week' ? weekOf(day) : day.slice(0, 7);
  };

async function moneyBy(
  periodOf: (at: string) => string,
  { database, opening }: Sources,
  { first, last }: Record<'first' | 'last', string>,
) {
  const midnight = (day: string) => new Date(instantOf({ day, minutes: 0 }, opening.timeZone)).toISOString();
  const [from, to] = [midnight(first), midnight(addDays(last, 1))];
  async function byPeriod(query: RawBuilder<Part>): Promise<ReadonlyMap<string, number>> {
    const sums = new Map<string, number>();
    for (const { at, sum } of (await query.execute(database)).rows)
      sums.set(periodOf(at), (sums.get(periodOf(at)) ?? 0) + Number(sum));
    return sums;
  }
  const inHours = (instant: string, sum: RawBuilder<number>, rows: RawBuilder<unknown>) =>
    byPeriod(
      sql<Part>`select substr(${sql.ref(instant)}, 1, 13) as at, ${sum} as sum from ${rows}
        and ${sql.ref(instant)} >= ${from} and ${sql.ref(instant)} < ${to} group by 1`,
    );
  const inDays = (day: string, sum: RawBuilder<number>, rows: string) =>
    byPeriod(
      sql<Part>`select ${sql.ref(day)} as at, ${sum} as sum from ${sql.table(rows)}
        where ${sql.ref(day)} >= ${first} and ${sql.ref(day)} <= ${last} group by 1`,
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

/** When the first order and the first count are from: an hour of UTC, and a day. */
async function beginnings({ database }: Sources): Promise<string[]> {
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
  return [order?.first?.slice(0, 13), count?.first].flatMap((at) => at ?? []);
}
