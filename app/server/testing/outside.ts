import type { Outside } from '../health/go-live/outside.ts';

const day = 24 * 3_600_000;

/** A fake of everything outside the process, in which every check passes, at a time. */
export function healthyOutside(now: Date): Outside {
  const headers = { date: now.toUTCString(), 'strict-transport-security': 'max-age=31536000' };
  const records: Readonly<Record<string, readonly string[]>> = {
    'agency.example': ['google-site-verification=abc', 'v=spf1 include:mail.example -all'],
    '_dmarc.agency.example': ['v=DMARC1; p=quarantine'],
    's1._domainkey.agency.example': ['v=DKIM1; k=rsa; p=MIGfMA0G'],
  };
  return {
    fetch: async (url) =>
      url.startsWith('http://')
        ? new Response(null, { status: 301, headers: { location: url.replace('http:', 'https:') } })
        : new Response('{}', { headers }),
    certificateEnd: async () => new Date(now.getTime() + 60 * day),
    texts: async (name) => records[name] ?? [],
    mailServers: async () => ['mx.mail.example'],
    verifyMail: async () => {},
    cardProviderTime: async () => now,
    freeBytes: async () => 50e9,
    rehearse: async (file) => ({ file, bytes: 1, newest: null, rows: new Map([['orders', 3]]) }),
    tryBucket: async () => {},
  };
}
