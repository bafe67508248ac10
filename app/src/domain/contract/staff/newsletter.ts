import * as z from 'zod/mini';
import { optionalText } from '../fields.ts';
import { limits } from '../limits.ts';
import { actionResultSchema, version } from './list.ts';
import { byOwner, byStaff, endpointsIn } from './staffEndpoints.ts';

const { declareRead, declare, declareAction } = endpointsIn('newsletter');

/** An issue of the newsletter that was sent. The counts are of the e-mails that are still stored: for 30 days. */
const issueSchema = z.object({
  /** The id of its draft. */
  name: z.string(),
  subject: z.string(),
  sentAt: z.string(),
  /** When a member of staff stopped it before the last e-mail was sent. */
  stoppedAt: z.nullable(z.string()),
  /** How many readers were on the list when it was sent. */
  readers: z.int(),
  queued: z.int(),
  sent: z.int(),
  undelivered: z.int(),
  /** Not sent, because a member of staff stopped it. */
  stopped: z.int(),
});
export type StaffIssue = z.infer<typeof issueSchema>;

const newsletterSchema = z.object({
  /** Confirmed readers: they get an issue that is sent now. */
  readers: z.int(),
  /** Readers who haven't confirmed yet. */
  unconfirmed: z.int(),
  /** Latest change first. */
  drafts: z.array(
    z.object({ id: z.string(), subject: z.string(), author: z.string(), updatedAt: z.string(), version }),
  ),
  /** Latest first. */
  issues: z.array(issueSchema),
});
export type StaffNewsletter = z.infer<typeof newsletterSchema>;

const draftSchema = z.object({
  id: z.string(),
  subject: z.string(),
  /** Markdown. */
  text: z.string(),
  version,
  /** Who wrote it last. */
  author: z.string(),
  updatedAt: z.string(),
  /** What to change before it can be shown or sent. */
  problem: z.nullable(z.string()),
  /** The e-mail as plain text; empty while there is a problem. */
  plain: z.string(),
  readers: z.int(),
  /** Why this server sends no issue now. */
  refusal: z.nullable(z.string()),
  /** Once it is sent. */
  issue: z.nullable(issueSchema),
});
export type StaffDraft = z.infer<typeof draftSchema>;

const content = {
  subject: z.string().check(z.maxLength(limits.subject), z.regex(/^\P{Cc}*$/u)),
  text: optionalText(limits.issue),
};
const createdDraftSchema = z.extend(actionResultSchema, { id: z.string() });

export const getDraft = declareRead('GET /api/staff/newsletter/drafts/:id', { answer: draftSchema });

export const addDraft = declare('POST /api/staff/newsletter/drafts', {
  body: z.strictObject(content),
  answer: createdDraftSchema,
});

export const saveDraft = declareAction('POST /api/staff/newsletter/drafts/:id', { ...content, version });

export const removeDraft = declareAction('POST /api/staff/newsletter/drafts/:id/remove', { version });

export const previewDraft = declareRead('GET /api/staff/newsletter/drafts/:id/preview', {
  query: z.strictObject({ look: z._default(z.enum(['light', 'dark']), 'light') }),
});

export const getNewsletter = declareRead('GET /api/staff/newsletter', { answer: newsletterSchema });

export const tryDraft = byStaff.declareAction('POST /api/staff/newsletter/drafts/:id/try', { version });

export const sendDraft = byOwner.declareAction('POST /api/staff/newsletter/drafts/:id/send', { version });

export const stopIssueEmails = declareAction('POST /api/staff/newsletter/issues/:id/stop', {});
