import type { Today } from '../../../src/domain/contract/staff/today.ts';
import type { Context } from '../../platform/context.ts';
import { missingSellerSettings } from '../../platform/settings/seller.ts';

/** What is left to do before the first sale, and what is done. Empty once all is, or a real payment has come in. */
export async function firstSteps({ database, settings, published }: Context): Promise<Today['firstSteps']> {
  const [hours, calendar, order, payment] = await Promise.all([
    database.selectFrom('opening_hours').select('host_id').limit(1).executeTakeFirst(),
    database.selectFrom('calendars').select('id').limit(1).executeTakeFirst(),
    database.selectFrom('orders').select('id').limit(1).executeTakeFirst(),
    database.selectFrom('payments').select('id').where('status', '=', 'paid').limit(1).executeTakeFirst(),
  ]);
  if (settings.cardProvider?.live && payment) return [];
  const done = {
    company: missingSellerSettings(settings.seller, settings.vat).length === 0,
    hours: hours !== undefined,
    calendar: calendar !== undefined,
    prices: published.catalogue.version > 0,
    mail: settings.mailHost !== null,
    payments: settings.cardProvider !== null,
    order: order !== undefined,
  };
  const steps = Object.entries(done).map(([id, isDone]) => ({ id: id as keyof typeof done, done: isDone }));
  return steps.every((step) => step.done) ? [] : steps;
}
