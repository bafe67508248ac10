import { dayLabel } from '../../src/domain/booking/labels.ts';
import {
  discountable,
  discountWords,
  type FoundDiscount,
  tidyCode,
  withDiscount,
} from '../../src/domain/pricing/discount.ts';
import { discountCodes, wizardsInWords } from '../../src/domain/staff/discounts.ts';
import type { Order, Selection } from '../../src/orders/selection.ts';
import { type Context, type Published, today } from '../platform/context.ts';
import { HttpError } from '../platform/http/httpError.ts';

/** How many orders were paid with each code. What is begun and not paid holds none. @param code only this one */
export async function discountUses({ database }: Pick<Context, 'database'>, code?: string) {
  const counted = await database
    .selectFrom('orders')
    .select(({ fn }) => ['discount_code', fn.countAll<number | string>().as('count')])
    .where('discount_code', 'is not', null)
    .$if(code !== undefined, (orders) => orders.where('discount_code', '=', code ?? null))
    .where('paid_at', 'is not', null)
    .groupBy('discount_code')
    .execute();
  return counted.map(({ discount_code, count }) => ({ code: discount_code ?? '', orders: Number(count) }));
}

const refusal = (message: string) => new HttpError(409, 'unusable-discount', message);

/**
 * An order with the discount of a code. Of buyers who are at the card provider for the last use, each one pays the price that
 * they were shown.
 * @param published what is in force, or a draft that is previewed
 * @throws HttpError when the code can't be given for it
 */
export async function discountedOrder(
  context: Context,
  typed: string,
  selection: Selection,
  order: Order,
  { discounts }: Pick<Published, 'discounts'> = context.published,
): Promise<{ order: Order; discount: FoundDiscount }> {
  const code = tidyCode(typed);
  const known = discountCodes(discounts.data).find((each) => each.code === code);
  if (!known) throw refusal(`We don’t know the code ${code}. Please check how it’s written.`);
  const { of, value, wizards, until, uses } = known;
  if (until !== null && until < today(context)) throw refusal(`The code ${code} was valid until ${dayLabel(until)}.`);
  if (uses !== null && ((await discountUses(context, code))[0]?.orders ?? 0) >= uses)
    throw refusal(`The code ${code} has been used as often as it can be.`);
  const wizard = discountable(selection);
  if (wizard === null) throw refusal(`The code ${code} isn’t for a consultation.`);
  if (!wizards.includes(wizard))
    throw refusal(`The code ${code} is for the ${wizardsInWords(wizards)}, not for this order.`);
  const bill = withDiscount(order, known);
  if (!bill) throw refusal(`This order is too small for the code ${code}, which takes ${discountWords(known)}.`);
  return { order: { ...order, ...bill }, discount: { code, of, value, wizard } };
}
