/** `pending` until the owner of the address confirms. Unsubscribing deletes the row. */
export type SubscriberStatus = 'pending' | 'subscribed';

export interface SubscriberRow {
  id: string;
  /** As it was typed. */
  email: string;
  /** In lower case and unique. */
  address: string;
  status: SubscriberStatus;
  created_at: string;
  /** When an unconfirmed subscriber is deleted; null once confirmed. */
  expires_at: string | null;
  confirmed_at: string | null;
}

/** An issue of the newsletter that was sent. */
export interface NewsletterIssueRow {
  /** Its file name without `.md`, or the id of its draft. */
  name: string;
  subject: string;
  /** Number of recipients. */
  readers: number;
  sent_at: string;
  /** When a member of staff stopped it before the last e-mail was sent. */
  stopped_at: string | null;
}

/** A draft of an issue on the desk. Once it is sent, `newsletter_issues` has its id. */
export interface NewsletterDraftRow {
  id: string;
  subject: string;
  /** Markdown. */
  text: string;
  version: number;
  /** The member who wrote it last. */
  author: string;
  created_at: string;
  updated_at: string;
  removed_at: string | null;
}
