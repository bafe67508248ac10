import * as z from 'zod/mini';
import { email, givenId } from '../fields.ts';
import { bulkResultSchema, listQuery, pageOf, several } from './list.ts';
import { endpointsIn } from './staffEndpoints.ts';

const { declareRead, declare, declareAction } = endpointsIn('mail');

export const mailStatuses = ['waiting', 'sent', 'undelivered', 'stopped'] as const;
export const mailViews = [...mailStatuses, 'all'] as const;

const mailsQuerySchema = z.strictObject({
  ...listQuery,
  view: z._default(z.enum(mailViews), 'all'),
});

export const mailRowSchema = z.object({
  id: z.string(),
  to: z.string(),
  /** Whether it is a notice to the agency itself. */
  toAgency: z.boolean(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  /** Attempts since it was written or sent again. */
  attempts: z.int(),
  at: z.string(),
  sentAt: z.nullable(z.string()),
  /** When it is tried next; null when it isn't. */
  nextTryAt: z.nullable(z.string()),
  /** What the mail server answered last. */
  failure: z.nullable(z.string()),
  /** `recipient`: the address is refused. `transport`: the mail server can't be reached, or refuses us. */
  cause: z.nullable(z.enum(['recipient', 'transport'])),
  resentAt: z.nullable(z.string()),
});
export type StaffMailRow = z.infer<typeof mailRowSchema>;
const mailsPageSchema = pageOf(mailRowSchema);

const staffMailSchema = z.object({
  ...mailRowSchema.shape,
  replyTo: z.nullable(z.string()),
  /** Links with a key of the recipient are shortened, here and in `html`. */
  text: z.string(),
  /** The markup of the e-mail, as text: show it in a frame without scripts, or not at all. */
  html: z.string(),
  /** The order or consultation that it is about: its address can be corrected when sending again. */
  about: z.nullable(z.object({ kind: z.enum(['order', 'booking']), id: z.string() })),
});
export type StaffMail = z.infer<typeof staffMailSchema>;

/** An e-mail as it would be sent, before it is. */
export const emailPreviewSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type EmailPreview = z.infer<typeof emailPreviewSchema>;

export const listMails = declareRead('GET /api/staff/mails', { query: mailsQuerySchema, answer: mailsPageSchema });

const byId = { params: z.object({ id: givenId(255) }) };

export const getMail = declareRead('GET /api/staff/mails/:id', { ...byId, answer: staffMailSchema });

export const resendMails = declare('POST /api/staff/mails/resend', {
  body: z.strictObject({
    mails: several(
      z.strictObject({
        id: givenId(255),
        /** `resentAt` of the e-mail as the member saw it. */
        resentAt: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
  answer: bulkResultSchema,
});

export const resendMail = declareAction(
  'POST /api/staff/mails/:id/resend',
  {
    /** `resentAt` of the e-mail as the member saw it. */
    resentAt: z.nullable(z.iso.datetime()),
    /** A corrected address: it becomes that of the order or consultation. */
    email: z.optional(email),
  },
  byId,
);
