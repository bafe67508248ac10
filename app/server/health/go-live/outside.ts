import { Resolver } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { tryBucket } from '../../backup/bucket/copyToBucket.ts';
import { rehearseInThread } from '../../backup/inThread.ts';
import type { Rehearsal } from '../../backup/restore.ts';
import { verifyMailServer } from '../../platform/mail/mailer.ts';
import type { CardProviderInUse } from '../../platform/payments/providers.ts';
import type { BucketSettings, Settings } from '../../platform/settings/settings.ts';

/** Everything outside this process that the checks ask. Tests replace it. */
export interface Outside {
  /** Fetches an address without following redirects. */
  fetch: (url: string) => Promise<Response>;
  /** When the certificate of a host ends. @throws when it isn't valid now */
  certificateEnd: (hostname: string, port: number) => Promise<Date>;
  /** TXT records of a name, each joined; none when the name doesn't exist. */
  texts: (name: string) => Promise<readonly string[]>;
  /** Mail servers of a domain; none when it has none. */
  mailServers: (domain: string) => Promise<readonly string[]>;
  /** Logs in to the mail server. @throws when it refuses */
  verifyMail: (settings: Settings) => Promise<void>;
  /** The card provider's time, asked with our key. @throws `UnreachableProviderError`; another error for a refused key */
  cardProviderTime: (provider: CardProviderInUse) => Promise<Date>;
  /** Free bytes of the disk of a folder. */
  freeBytes: (folder: string) => Promise<number>;
  rehearse: (file: string, now: Date) => Promise<Rehearsal>;
  /** Writes, reads, lists and deletes something in the bucket. @throws when one of these fails */
  tryBucket: (bucket: BucketSettings) => Promise<void>;
}

const timeout = 10_000;

/** The DNS records that the checks need. A name without records has none; a name server that fails throws. */
export function dnsRecords(
  resolver: Pick<Resolver, 'resolveTxt' | 'resolveMx'> = new Resolver({ timeout: 5_000, tries: 2 }),
): Pick<Outside, 'texts' | 'mailServers'> {
  return {
    texts: async (name) => (await noneIfMissing(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    mailServers: async (domain) => (await noneIfMissing(resolver.resolveMx(domain))).map(({ exchange }) => exchange),
  };
}

async function noneIfMissing<Records extends unknown[]>(records: Promise<Records>): Promise<Records | []> {
  try {
    return await records;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}

export const outside: Outside = {
  ...dnsRecords(),
  async fetch(url) {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    // Unread, it would keep the command running.
    await answer.body?.cancel();
    return answer;
  },
  certificateEnd,
  verifyMail: verifyMailServer,
  cardProviderTime: async (provider) => (await provider.connect(timeout)).time(),
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  rehearse: (file, now) => rehearseInThread(file, now),
  tryBucket,
};

function certificateEnd(hostname: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: hostname, port, ...(isIP(hostname) ? {} : { servername: hostname }), timeout },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to));
        socket.end();
      },
    );
    socket.once('timeout', () => socket.destroy(new Error(`${hostname} doesn't answer`)));
    socket.once('error', reject);
  });
}

declare module '../../platform/context.ts' {
  interface Context {
    /** What the health checks of the desk ask. */
    outside: Outside;
  }
}
