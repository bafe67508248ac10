/** `no-reply`: it needs no answer. */
export type MessageStatus = 'unanswered' | 'answered' | 'no-reply';

export interface MessageRow {
  id: string;
  /** Id of the form token it was sent with: the idempotency key of a message. */
  idempotency_key: string;
  /** SHA-256 of the message, to tell a repeated one from a different one with the same form token. */
  fingerprint: string;
  name: string;
  email: string;
  message: string;
  /** The plan it is about, encoded as in a link of the budget planner; empty without one. */
  plan: string;
  created_at: string;
  status: MessageStatus;
  /** How often its status has changed. */
  version: number;
}
