import { shorten } from '../../../src/domain/words.ts';
/**
 * Why an e-mail wasn't accepted. `recipient`: the mail server rejects this address; anyone can cause that with a typo in
 * their own. `transport`: everything else, such as an unreachable mail server or a wrong password.
 */
export type FailureCause = 'recipient' | 'transport';

export interface MailFailure {
  cause: FailureCause;
  /** Whether a retry is pointless. */
  isPermanent: boolean;
  /** The error message. May contain the address, so it stays out of the log. */
  message: string;
}

const maxMessageLength = 500;

/** Classifies an error of nodemailer or the file system. */
export function failureOf(error: unknown): MailFailure {
  const { command, responseCode } = Object(error) as { command?: unknown; responseCode?: unknown };
  const message = error instanceof Error ? error.message : String(error);
  const isOfRecipient = command === 'RCPT TO' && !isRelayDenied(responseCode, message);
  return {
    cause: isOfRecipient ? 'recipient' : 'transport',
    isPermanent: isOfRecipient && typeof responseCode === 'number' && responseCode >= 500,
    message: shorten(message.replace(/\p{Cc}+/gu, ' '), maxMessageLength),
  };
}

/** A server that wants a login or doesn't relay for us says so at RCPT TO as well. Enhanced codes: RFC 3463. */
function isRelayDenied(responseCode: unknown, message: string): boolean {
  return responseCode === 530 || /\b5\.7\.[01]\b/.test(message);
}
