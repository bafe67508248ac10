import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

type Stage = 'sender' | 'recipient' | 'data';

/** Which command a mail server rejects, with which code, and how often. */
export interface Refusals {
  at: Stage;
  code: number;
  times: number;
  words?: string;
}

/** A mail server on this machine. */
export interface MailServer {
  url: string;
  /** The e-mails that it accepted, oldest first. */
  taken: ParsedMail[];
  /** Addresses that it doesn't know: it rejects e-mails to them. */
  unknown: Set<string>;
  close: () => Promise<void>;
}

/** Starts a mail server that accepts e-mails, after a number of rejections if need be. */
export async function mailServer(refusals: Refusals | null = null): Promise<MailServer> {
  const taken: ParsedMail[] = [];
  const unknown = new Set<string>();
  let left = refusals?.times ?? 0;
  const rejection = (words: string, responseCode: number) => Object.assign(new Error(words), { responseCode });
  const refusal = (at: Stage) => {
    if (refusals?.at !== at || left <= 0) return null;
    left -= 1;
    return rejection(refusals.words ?? 'Not now', refusals.code);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusal('sender')),
    onRcptTo: ({ address }, _session, done) =>
      done(unknown.has(address) ? rejection('No such mailbox', 550) : refusal('recipient')),
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        const error = refusal('data');
        if (!error) taken.push(mail);
        done(error);
      }, done);
    },
  });
  // A site that is stopped leaves its connections open.
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { taken, unknown, url: `smtp://127.0.0.1:${port}`, close };
}
