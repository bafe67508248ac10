import * as z from 'zod/mini';
import { maxInstalments, reminderKinds } from '../../balance.ts';
import { isDay } from '../../booking/day.ts';
import { stages } from '../../staff/stages.ts';
import { orderBusinessSchema } from '../business.ts';
import { endingSchema, orderStatusSchema } from '../checkoutAnswer.ts';
import { givenId, line, prose } from '../fields.ts';
import { listedInvoiceSchema } from '../invoice.ts';
import { limits } from '../limits.ts';
import { eventSchema, mailAboutSchema } from './history.ts';
import { listQuery, narrowQuery, pageOf, rangeInOrder, version } from './list.ts';
import { emailPreviewSchema } from './mails.ts';
import { byProvenOwner, endpointsIn } from './staffEndpoints.ts';

const { declareRead, declare, declareAction } = endpointsIn('orders');

const cents = z.int();
/** At most ten million euro. */
const someCents = z.int().check(z.minimum(1), z.maximum(1_000_000_000));

/** Which orders a list shows. `needs-me`: paid and new, or with money that doesn't match or is overdue. */
export const orderViews = [
  'all',
  'needs-me',
  'in-progress',
  'balance-due',
  'balance-overdue',
  'unpaid',
  'done',
] as const;
export type OrderView = (typeof orderViews)[number];

const ordersQuery = z.strictObject({
  ...listQuery,
  ...narrowQuery,
  view: z._default(z.enum(orderViews), 'all'),
});
export const ordersQuerySchema = ordersQuery.check(rangeInOrder);
export type OrdersQuery = z.infer<typeof ordersQuerySchema>;

/** Every order of the view. */
const ordersCsvQuerySchema = z.omit(ordersQuery, { after: true, limit: true }).check(rangeInOrder);
export type OrdersCsvQuery = z.infer<typeof ordersCsvQuerySchema>;

const moneySchema = z.object({
  /** All in cents. */
  total: cents,
  received: cents,
  returned: cents,
  /** Of `returned`: lost disputes. */
  lost: cents,
  disputed: cents,
  /** Refunds that failed later, until someone has dealt with them. */
  failedRefunds: cents,
  pending: cents,
  /** What of the price isn't paid. */
  unpaid: cents,
  /** What is still owed: nothing for a cancelled, refunded or expired order. */
  due: cents,
});

const dueOn = z.nullable(z.string().check(z.refine(isDay, 'This day does not exist.')));

/** A part of a requested balance, and the day when it is due. */
const instalmentSchema = z.strictObject({ amount: someCents, dueOn });

/** A balance that was requested and isn't paid; of an unpaid order, the first payment for an accepted offer. */
const balanceSchema = z.object({
  state: z.enum(['requested', 'overdue']),
  /** When the next part of it is due. */
  dueOn: z.nullable(z.string()),
  /** What to pay of it: the parts that are overdue, or the next one. */
  amount: cents,
});

export const orderRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  business: orderBusinessSchema,
  title: z.string(),
  status: orderStatusSchema,
  stage: z.enum(stages),
  money: moneySchema,
  deposit: cents,
  balance: z.nullable(balanceSchema),
  /** The agency cancelled it, or a consumer withdrew from the contract; null otherwise. */
  ended: z.nullable(endingSchema),
  createdAt: z.string(),
});
export type StaffOrderRow = z.infer<typeof orderRowSchema>;
const ordersPageSchema = pageOf(orderRowSchema);

/** A dispute about a payment, opened by the customer's bank. It is answered at the card provider. */
const disputeSchema = z.object({
  state: z.enum(['open', 'won', 'lost']),
  amount: cents,
  /** The bank's reason in words; null where it isn't known. */
  reason: z.nullable(z.string()),
  /** When it was opened; null where that isn't known. */
  openedAt: z.nullable(z.string()),
  /** Until when it can be answered; null when it can't, or was. */
  dueBy: z.nullable(z.string()),
});
export type StaffDispute = z.infer<typeof disputeSchema>;

/** A payment of an order: by card, by transfer, or in the demo. */
const staffPaymentSchema = z.object({
  id: z.string(),
  provider: z.string(),
  status: z.enum(['open', 'processing', 'paid', 'failed', 'expired', 'reversed']),
  isDeposit: z.boolean(),
  /** Whether it was made by the link of a requested balance. */
  isBalance: z.boolean(),
  /** Whether it matches the order: false for a wrong amount and a second payment. */
  matches: z.boolean(),
  /** What was to be paid. */
  asked: cents,
  /** What was paid, in `currency`; null until it is. */
  amount: z.nullable(cents),
  currency: z.nullable(z.string()),
  returned: cents,
  disputed: cents,
  /** The latest dispute about it. */
  dispute: z.nullable(disputeSchema),
  /** Its page at the card provider; null where there is none. */
  page: z.nullable(z.string()),
  /** What can still be refunded through the card provider. */
  refundable: cents,
  /** Of refunds that failed later and that nobody has dealt with yet. */
  failedRefund: cents,
  at: z.string(),
  /** Of a transfer: the day when it arrived and what the bank statement says. */
  transfer: z.nullable(z.object({ day: z.string(), reference: z.string(), reversed: z.nullable(z.string()) })),
});

export type StaffPayment = z.infer<typeof staffPaymentSchema>;

const staffOrderSchema = z.object({
  ...orderRowSchema.shape,
  version,
  /** The terms that the buyer accepted. */
  terms: z.object({ since: z.string(), path: z.string() }),
  /** When the work may begin; null for a business, and for a consultation. */
  beginning: z.nullable(
    z.object({
      requestedAt: z.nullable(z.string()),
      from: z.string(),
      withdrawal: z.nullable(z.object({ on: z.string(), refundBy: z.string() })),
    }),
  ),
  /** Another order that may be the same, paid by the same buyer within a day; null without one. */
  duplicate: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  /** When the agency cancelled it. */
  cancelledAt: z.nullable(z.string()),
  depositPercent: z.int(),
  /** The request for the balance, until it is paid or withdrawn. */
  balanceRequest: z.nullable(
    z.object({
      amount: cents,
      requestedAt: z.string(),
      /** `left`: the part of it still to be paid. `pending`: the part that a bank hasn't confirmed yet. */
      instalments: z.array(z.object({ amount: cents, dueOn: z.nullable(z.string()), left: cents, pending: cents })),
    }),
  ),
  /**
   * What the customer can be reminded of: by which reminder next, null when none is left for now; its cents; and when the last one
   * was made. Null when nothing is requested.
   */
  reminder: z.nullable(
    z.object({ next: z.nullable(z.enum(reminderKinds)), amount: cents, lastAt: z.nullable(z.string()) }),
  ),
  /** Whether the balance can be requested now. */
  isRequestable: z.boolean(),
  /** The receipt as the customer saw it. Amounts in euro. */
  lines: z.array(z.looseObject({ id: z.string(), label: z.string(), rule: z.string(), amount: z.number() })),
  /** The id of the accepted offer that it was made of. */
  offer: z.nullable(z.string()),
  /** Everything the buyer chose and wrote: question and answer. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  notes: z.array(z.object({ id: z.string(), author: z.string(), text: z.string(), at: z.string() })),
  events: z.array(eventSchema),
  /** Oldest first. */
  payments: z.array(staffPaymentSchema),
  /** Requested on the desk, oldest first. `asked`: the provider hasn't responded yet. */
  refunds: z.array(
    z.object({
      id: z.string(),
      payment: z.string(),
      amount: cents,
      reason: z.string(),
      status: z.enum(['asked', 'on-its-way', 'refunded', 'failed']),
      /** Why it failed. */
      failure: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  /** Oldest first. */
  invoices: z.array(
    z.object({
      ...listedInvoiceSchema.shape,
      /** Letters that no font of the PDF has. The XML has them. */
      missingLetters: z.string(),
    }),
  ),
  /** E-mails about it. */
  mails: z.array(mailAboutSchema),
});
export type StaffOrder = z.infer<typeof staffOrderSchema>;

export const newTransferSchema = z.strictObject({
  amount: someCents,
  /** When it arrived. */
  day: z.string().check(z.refine(isDay, 'This day does not exist.')),
  /** What the bank statement says. */
  reference: line(limits.reference),
  /** Must be true if the amount is more than what is due. */
  moreThanDue: z._default(z.boolean(), false),
  version,
});

const instalments = z.array(instalmentSchema).check(z.minLength(1), z.maxLength(maxInstalments));

/** The whole balance, or parts of it in the order of their days. */
export const newBalanceSchema = z.strictObject({ instalments, version });

/** The e-mail that would request the balance. It sends nothing. */
export const previewBalance = declare('POST /api/staff/orders/:id/balance/preview', {
  body: z.strictObject({ instalments }),
  answer: emailPreviewSchema,
});

export const requestBalance = declareAction('POST /api/staff/orders/:id/balance', newBalanceSchema.shape);

export const withdrawBalance = declareAction('POST /api/staff/orders/:id/balance/withdraw', { version });

/** Sends the next reminder of what is to be paid at once. `kind`: the reminder that the member saw announced. */
export const remindNow = declareAction('POST /api/staff/orders/:id/reminder', { version, kind: z.enum(reminderKinds) });

export const cancelOrder = declareAction('POST /api/staff/orders/:id/cancel', { version });

export const downloadOrders = declare('GET /api/staff/orders.csv', { query: ordersCsvQuerySchema });

/** Refunds a part of a payment, or all of it, through the card provider. */
export const addRefund = byProvenOwner.declareAction('POST /api/staff/orders/:id/refunds', {
  /** The payment's id. */
  payment: givenId(255),
  amount: someCents,
  reason: line(limits.short),
  version,
});

/** Says that refunds of a payment that failed are dealt with: the money was returned in another way, or need not be. */
export const settleRefund = declareAction('POST /api/staff/orders/:id/refunds/settle', {
  payment: givenId(255),
  version,
});

/** How many orders were paid with each discount code, as it is stored: "SPRING". */
export const countDiscountUses = declareRead('GET /api/staff/discounts/uses', {
  answer: z.object({ uses: z.array(z.object({ code: z.string(), orders: z.int() })) }),
});

export const listOrders = declareRead('GET /api/staff/orders', { query: ordersQuerySchema, answer: ordersPageSchema });

export const getOrder = declareRead('GET /api/staff/orders/:id', { answer: staffOrderSchema });

export const setStage = declareAction('POST /api/staff/orders/:id/stage', { stage: z.enum(stages), version });

export const addNote = declareAction('POST /api/staff/orders/:id/notes', { text: prose(limits.notes) });

/** By what an order fits a transfer. */
export const transferMatches = ['reference', 'invoice', 'amount', 'name'] as const;

/** The orders that a transfer may be for, the likeliest first. */
export const matchTransfer = declare('GET /api/staff/transfers/match', {
  query: z.strictObject({
    /** Cents. */
    amount: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000)),
    /** What the bank statement says. */
    text: line(limits.reference),
  }),
  answer: z.object({
    matches: z.array(
      z.object({ order: orderRowSchema, version, expected: cents, by: z.array(z.enum(transferMatches)) }),
    ),
  }),
});

export const addTransfer = declareAction('POST /api/staff/orders/:id/transfers', newTransferSchema.shape);

export const reverseTransfer = declareAction('POST /api/staff/orders/:id/transfers/:transfer/reverse', {
  reason: line(limits.reference),
  version,
});
