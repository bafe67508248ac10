/**
 * Whose fault it is that a mail was not taken. `recipient`: the mail server refuses this address; anyone can cause that
 * by mistyping their own. `transport`: everything else, such as a mail server that is away or does not know us.
 */
export type FailureCause = 'recipient' | 'transport';

export interface MailFailure {
  cause: FailureCause;
  /** Whether trying again is pointless. */
  isPermanent: boolean;
  /** What the mail server, or the disk, said. May hold the address, so it stays out of the log. */
  words: string;
}

const mostWords = 500;

/** Reads what the mail library, or the disk, has thrown. */
export function failureOf(error: unknown): MailFailure {
  const { command, responseCode } = Object(error) as { command?: unknown; responseCode?: unknown };
  const words = error instanceof Error ? error.message : String(error);
  const isOfRecipient = command === 'RCPT TO' && !isRelayDenied(responseCode, words);
  return {
    cause: isOfRecipient ? 'recipient' : 'transport',
    isPermanent: isOfRecipient && typeof responseCode === 'number' && responseCode >= 500,
    words: words.replace(/\p{Cc}+/gu, ' ').slice(0, mostWords),
  };
}

/** A server that wants a login, or does not relay for us, says so at the recipient; enhanced codes are of RFC 3463. */
function isRelayDenied(responseCode: unknown, words: string): boolean {
  return responseCode === 530 || /\b5\.7\.[01]\b/.test(words);
}
