import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A local mail server that counts how often it received each e-mail. */
export interface CountingMailServer {
  url: string;
  /** By Message-ID, without its domain. */
  counts: ReadonlyMap<string, number>;
  close: () => Promise<void>;
}

export async function startMailServer(): Promise<CountingMailServer> {
  const counts = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then((source) => {
        const id = /^Message-ID: <([^@>]+)@/im.exec(source)?.[1] ?? '';
        counts.set(id, (counts.get(id) ?? 0) + 1);
        done();
      }, done);
    },
  });
  // The crash test kills clients in the middle of an e-mail.
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    counts,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
