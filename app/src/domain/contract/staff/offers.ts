import * as z from 'zod/mini';
import { isDay } from '../../booking/day.ts';
import { formatCents } from '../../money.ts';
import { largestOffer, maxOfferLines, offerStates } from '../../offer.ts';
import { businessSchema } from '../business.ts';
import { email, givenId, line, name, optionalText } from '../fields.ts';
import { limits } from '../limits.ts';
import { eventSchema, mailAboutSchema } from './history.ts';
import { actionResultSchema, listQuery, narrowQuery, pageOf, rangeInOrder, version } from './list.ts';
import { emailPreviewSchema } from './mails.ts';
import { messageRowSchema } from './messages.ts';
import { orderRowSchema } from './orders.ts';
import { endpointsIn } from './staffEndpoints.ts';

const someCents = (least: number) => z.int().check(z.minimum(least), z.maximum(largestOffer));

/** An offer as it is written on the desk. It may not be ready to be sent yet. Its total fits the column that lists sort by. */
const offerSchema = z.strictObject({
  name,
  email,
  business: z.nullable(businessSchema),
  title: line(limits.subject),
  lines: z
    .array(
      z.strictObject({
        label: line(limits.short),
        amount: someCents(-largestOffer).check(z.refine((cents: number) => cents !== 0, 'A line needs an amount.')),
      }),
    )
    .check(
      z.maxLength(maxOfferLines),
      z.refine(
        (lines) => Math.abs(lines.reduce((sum, { amount }) => sum + amount, 0)) <= largestOffer,
        `The lines may add up to at most ${formatCents(largestOffer)}.`,
      ),
    ),
  deposit: z.discriminatedUnion('of', [
    z.strictObject({ of: z.literal('percent'), value: z.int().check(z.minimum(1), z.maximum(100)) }),
    z.strictObject({ of: z.literal('amount'), value: someCents(1) }),
  ]),
  validUntil: z.string().check(z.refine(isDay, 'This day does not exist.')),
  note: optionalText(limits.notes),
  payLater: z.boolean(),
});

/** The order that an offer, or its order, extends; null when it extends none. */
const extendedSchema = z.nullable(z.object({ id: z.string(), reference: z.string() }));

export const offerRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  title: z.string(),
  state: z.enum(offerStates),
  /** Cents: of the version that was sent last, or of the draft. */
  total: z.int(),
  validUntil: z.string(),
  /** Whether the draft was changed after it was sent. */
  isChanged: z.boolean(),
  /** When it was last changed, sent, accepted or withdrawn. */
  updatedAt: z.string(),
  /** The order that was made of it. */
  order: z.nullable(z.string()),
  extraTo: extendedSchema,
});
export type StaffOfferRow = z.infer<typeof offerRowSchema>;

const staffOfferSchema = z.object({
  ...offerRowSchema.shape,
  draft: offerSchema,
  version,
  /** Each version that was sent, oldest first. */
  sent: z.array(z.object({ number: z.int(), sentAt: z.string(), offer: offerSchema })),
  /** What keeps it from being sent. */
  problem: z.nullable(z.string()),
  /** The e-mail as it would be sent; null while there is a problem. */
  preview: z.nullable(emailPreviewSchema),
  /** The page of the customer; null before it is sent. */
  link: z.nullable(z.string()),
  mails: z.array(mailAboutSchema),
  /** The messages that ask about it, oldest first. What they say is for who may read messages. */
  questions: z.array(z.pick(messageRowSchema, { id: true, status: true, at: true })),
  events: z.array(eventSchema),
});
export type StaffOffer = z.infer<typeof staffOfferSchema>;

export const offerViews = ['all', ...offerStates] as const;
const offersQuerySchema = z
  .strictObject({ ...listQuery, ...narrowQuery, view: z._default(z.enum(offerViews), 'all') })
  .check(rangeInOrder);
export type OffersQuery = z.infer<typeof offersQuerySchema>;

const { declareRead, declare, declareAction } = endpointsIn('orders');

export const listOffers = declareRead('GET /api/staff/offers', {
  query: offersQuerySchema,
  answer: pageOf(offerRowSchema),
});

export const getOffer = declareRead('GET /api/staff/offers/:id', { answer: staffOfferSchema });

/** The offers that extend an order, oldest first, each with the order that was made of it. */
export const listExtras = declareRead('GET /api/staff/orders/:id/extras', {
  answer: z.object({
    extraTo: extendedSchema,
    extras: z.array(z.object({ offer: offerRowSchema, order: z.nullable(orderRowSchema) })),
  }),
});

/** Begins an offer, also as a copy of another one. `forOrder`: the id of the order that it extends. */
export const addOffer = declare('POST /api/staff/offers', {
  body: z.extend(offerSchema, { forOrder: z._default(z.nullable(givenId(100)), null) }),
  answer: z.extend(actionResultSchema, { id: z.string() }),
});

export const saveOffer = declareAction('POST /api/staff/offers/:id', { ...offerSchema.shape, version });

/** Sends the saved draft as the next version. */
export const sendOffer = declareAction('POST /api/staff/offers/:id/send', { version });

/** Makes an order of the saved draft, as the customer accepted it on the phone. */
export const acceptByPhone = declare('POST /api/staff/offers/:id/accept', {
  body: z.strictObject({
    version,
    /** Who accepted it. */
    by: name,
    /** On which day. */
    on: z.string().check(z.refine(isDay, 'This day does not exist.')),
    /** Whether a consumer asked for the work to begin at once. */
    beginAtOnce: z.boolean(),
  }),
  answer: z.extend(actionResultSchema, { order: z.string() }),
});

/** The customer can no longer accept it. */
export const withdrawOffer = declareAction('POST /api/staff/offers/:id/withdraw', { version });
