import type { Answer } from './request.ts';
import type { TestServer } from './startTestServer.ts';

export const password = 'three loaves of bread';

type Place = Pick<TestServer, 'url' | 'database'> & { clock: { now: Date } };

/** A browser with cookies and an origin. Each of its calls takes one second by the server's clock. */
export interface Browser {
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** A file that isn't JSON. */
  download: (path: string) => Promise<{ status: number; headers: Headers; bytes: Buffer }>;
  /** Values by name. */
  cookies: Map<string, string>;
}

/** The header `Cookie` of a browser. */
export const cookieOf = ({ cookies }: Pick<Browser, 'cookies'>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

export function browser({ url, clock }: Pick<Place, 'url' | 'clock'>): Browser {
  const cookies = new Map<string, string>();
  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    clock.now = new Date(clock.now.getTime() + 1000);
    const cookie = cookieOf({ cookies });
    const given = new Headers(init.headers);
    if (cookie && !given.has('cookie')) given.set('cookie', cookie);
    const response = await fetch(url + path, { ...init, headers: given });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text) as Answer['body'] };
  };
  return {
    cookies,
    get: (path, headers = {}) => call(path, { headers }),
    async download(path) {
      const response = await fetch(url + path, { headers: { cookie: cookieOf({ cookies }) } });
      return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
    },
    post: (path, body = {}, headers = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url, ...headers },
        body: JSON.stringify(body),
      }),
  };
}

/** E-mails to an address, oldest first. */
export function emailsTo({ database }: Pick<Place, 'database'>, address: string) {
  return database
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', address)
    .where('id', 'like', 'account-%')
    .orderBy('created_at')
    .execute();
}

/** The token of the latest link to a page in the e-mails to an address; "none" without one. */
export async function tokenTo(server: Pick<Place, 'database'>, address: string, page: string): Promise<string> {
  const tokens = (await emailsTo(server, address)).flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`/${page}\\?token=(\\S+)`, 'g'))].map(([, token]) => token),
  );
  return tokens.at(-1) ?? 'none';
}

/** Opens an account, and returns the browser that is signed in to it. */
export async function member(server: Place, email: string, name = 'Ann Byrne'): Promise<Browser> {
  const visitor = browser(server);
  await visitor.post('/api/auth/sign-up/email', { name, email, password });
  const token = await tokenTo(server, email, 'verify-email');
  const { body } = await visitor.post('/api/auth/verify-email', { token, password });
  if (body.outcome !== 'verified') throw new Error(`No account for ${email}: ${JSON.stringify(body)}`);
  return visitor;
}
