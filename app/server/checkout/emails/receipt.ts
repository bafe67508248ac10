import { formatDateAt } from '../../../src/domain/booking/labels.ts';
import type { Catalogue } from '../../../src/domain/catalogue/catalogue.ts';
import { freeCallShort } from '../../../src/domain/catalogue/consultation.ts';
import { opening } from '../../../src/domain/catalogue/opening.ts';
import { formatDate } from '../../../src/domain/dates.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { reachedState } from '../../../src/domain/orderProgress.ts';
import { sellerContact } from '../../../src/domain/seller.ts';
import { vatSentence } from '../../../src/domain/vat.ts';
import { beginRequest, consultationTerms, withdrawalInstructions } from '../../../src/domain/withdrawal.ts';
import { greeting } from '../../../src/domain/words.ts';
import { paidCallUrl } from '../../booking/paid/hasPaidCall.ts';
import { orderedRows, paidRow } from '../../orders/bill.ts';
import { answersOf, balanceSentence, beginningOf, orderSteps, referenceOf, selectionOf } from '../../orders/order.ts';
import { endingOf } from '../../orders/orderStatus.ts';
import type { OrderRow } from '../../orders/table.ts';
import {
  bill,
  buttonTo,
  composeEmail,
  facts,
  htmlOnly,
  linkTo,
  say,
  saySmall,
  section,
} from '../../platform/mail/layout.ts';
import type { Email } from '../../platform/mail/outbox.ts';
import { answerRows, progress, type Row, signature } from '../../platform/mail/parts.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { returnSentence } from './orderEmail.ts';
import { withdrawalUrlOf } from './withdrawal.ts';

const rightsTitle = 'Your right to withdraw';

/**
 * What a consumer must have in a form that lasts: how to withdraw, and whether they asked for the work to begin before the
 * period is over (Directive 2011/83/EU, article 8(7)). None for a business.
 */
export function rightsOf(order: OrderRow, { seller }: Settings): readonly string[] {
  if (order.business) return [];
  return ['If you bought as a consumer:', ...withdrawalInstructions(sellerContact(seller)), requestOf(order)];
}

function requestOf(order: OrderRow): string {
  const { begin_requested_at: requestedAt } = order;
  if (requestedAt)
    return `On ${formatDateAt(Date.parse(requestedAt), opening.timeZone)} you asked us: “${beginRequest}”`;
  const beginning = beginningOf(order);
  return beginning
    ? `You didn’t ask us to begin earlier, so we begin on ${formatDate(beginning.from)} or later. If you’d like us to begin before that, reply to this e-mail.`
    : consultationTerms;
}

function nextSentence(isConsultation: boolean): string {
  return isConsultation
    ? 'If you haven’t chosen a time yet, choose one that suits you. The link shows the chosen time, too.'
    : 'Next, we’ll write to you to agree when we start. If you’d like to talk first, book a free consultation.';
}

/**
 * What the buyer gets with the payment that concludes the contract: what follows, with its link, their rights, and the terms.
 * An order that has ended meanwhile promises nothing.
 */
export function withConclusion(order: OrderRow, settings: Settings) {
  const isEnded = endingOf(order) !== null;
  const isConsultation = !isEnded && selectionOf(order).wizard === 'consultation';
  const { origin } = new URL(order.success_url);
  return {
    isConsultation,
    next: returnSentence(order) || nextSentence(isConsultation),
    action: isConsultation
      ? { label: 'Choose a time', url: paidCallUrl(order, settings, origin) }
      : { label: freeCallShort, url: `${origin}/booking` },
    terms: 'The terms you accepted are attached.',
    rights: isEnded ? [] : rightsOf(order, settings),
    withdrawal: { label: 'Withdraw from the contract', url: withdrawalUrlOf(order, referenceOf(order)) },
  };
}

/** To the buyer, once the order is paid. */
export function receiptEmail(order: OrderRow, settings: Settings, catalogue: Catalogue): Email {
  const { agencyName, agencyEmail } = settings;
  const title = 'Thank you. Your payment is in.';
  const reference = referenceOf(order);
  const isEnded = endingOf(order) !== null;
  const { isConsultation, next, action, terms, rights, withdrawal } = withConclusion(order, settings);
  const received = `We’ve received ${formatCents(order.deposit_cents)} for your order: ${order.title}.`;
  const balance = (isEnded ? null : balanceSentence(order, settings)) ?? '';
  const demo = settings.cardProvider ? '' : 'This was the demo checkout: no card was charged.';
  const ending = `Any questions? Reply to this e-mail and quote your reference, ${reference}.`;
  const ordered = orderedRows(order);
  const paid: Row[] = [paidRow(order), ['Reference', reference]];
  const answers = answerRows(answersOf(catalogue, order));
  const due = order.total_cents - order.deposit_cents;
  const steps = isEnded ? undefined : orderSteps(order, { paid: true, due, time: isConsultation ? 'open' : undefined });
  const notes = [balance, vatSentence(settings.vat), terms, demo].filter((note) => note !== '');
  return {
    id: `${order.id}-receipt`,
    recipient: order.email,
    terms: order.terms,
    replyTo: agencyEmail,
    subject: `Your receipt from ${agencyName}: ${formatCents(order.deposit_cents)} (${reference})`,
    ...composeEmail({
      settings,
      title,
      state: steps && reachedState(steps),
      preview: received,
      parts: [
        say(greeting(order.name)),
        say(`${received} ${next}`),
        steps ? htmlOnly(progress(steps)) : null,
        bill(ordered, 'What you bought'),
        bill(paid, 'What you paid'),
        ...notes.map(saySmall),
        facts(answers, 'About your business'),
        buttonTo(action),
        ...(rights.length === 0 ? [] : [section(rightsTitle), ...rights.map(saySmall), linkTo(withdrawal)]),
        say(ending),
        say(signature(settings)),
      ],
    }),
  };
}
