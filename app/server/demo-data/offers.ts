import { addDays } from '../../src/domain/booking/day.ts';
import { todayIn } from '../../src/domain/booking/slots.ts';
import { defaultCatalogue as catalogue } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { day, minute } from '../../src/domain/durations.ts';
import { type Offer, offerStates } from '../../src/domain/offer.ts';
import { newOrderOf, totalOf } from '../offers/offers.ts';
import type { OfferRow, OfferVersionRow } from '../offers/table.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type SampleOrder, withMoney } from './orders.ts';
import { offerLines, offerTitles, type Person, type Random } from './samples.ts';

/** An offer with what was sent of it, and the order of one that was accepted. */
export interface SampleOffer {
  offer: OfferRow;
  versions: OfferVersionRow[];
  orders: SampleOrder[];
}

/** Days that an offer is valid. */
const validDays = 21;

/** An offer of the last half year. @param number of the offer: five after each other show every state */
export function sampleOffer(
  random: Random,
  person: Person,
  number: number,
  settings: Settings,
  now: Date,
  terms: string,
): SampleOffer {
  const state = offerStates[number % offerStates.length] ?? 'draft';
  const age = state === 'expired' ? random.whole(validDays + 1, 170) : random.whole(0, validDays - 1);
  const at = new Date(now.getTime() - age * day - random.whole(1, 300) * minute);
  const written: Offer = {
    ...person,
    business: null,
    title: random.pick(offerTitles),
    lines: offerLines.slice(0, random.whole(1, offerLines.length)),
    deposit: { of: 'percent', value: random.pick([30, 50, 100]) },
    validUntil: addDays(todayIn(opening, at), validDays),
    note: '',
    payLater: random.happens(0.5),
  };
  const created_at = at.toISOString();
  const document = JSON.stringify(written);
  const offer: OfferRow = {
    id: random.id(),
    ...person,
    title: written.title,
    draft: document,
    total_cents: totalOf(written),
    sent: state === 'draft' ? 0 : 1,
    valid_until: written.validUntil,
    order_id: null,
    accepted_by: null,
    accepted_on: null,
    for_order: null,
    withdrawn_at: state === 'withdrawn' ? created_at : null,
    created_at,
    updated_at: created_at,
    version: 1,
  };
  const versions = state === 'draft' ? [] : [{ offer_id: offer.id, number: 1, document, sent_at: created_at }];
  if (state !== 'accepted') return { offer, versions, orders: [] };
  const place = {
    catalogue,
    settings,
    opening,
    now: () => at,
    paymentProvider: { id: 'demo' },
    terms: { version: terms },
  } as const;
  const made = newOrderOf(place, offer, { number: 1, document }, false, 'https://agency.example');
  const accepted = withMoney(random, random.pick(['deposit', 'balance']), made, settings, now);
  return { offer: { ...offer, order_id: accepted.order.id }, versions, orders: [accepted] };
}
