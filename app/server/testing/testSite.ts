import { brotliCompressSync } from 'node:zlib';
import { cookieOf, member } from './accounts.ts';
import { builtSite } from './builtSite.ts';
import { openTestServer } from './openTestServer.ts';

/** A built page. */
export const page = (title: string, more = '') =>
  `<!doctype html><html lang="en-IE"><head><title>${title}</title>${more}</head><body>${'<p>Text</p>'.repeat(99)}</body></html>`;
export const script = 'export const answer = 42;\n'.repeat(99);
export const picture = Uint8Array.from({ length: 256 }, (_, at) => at);

/** Opens a server with a small built site. */
export async function openTestSite() {
  const folder = await builtSite({
    'index.html': page('Home'),
    'about-us/index.html': page('About us'),
    'service/stepWizardPage.html': page('Quick quote'),
    'Login/index.html': page('Login'),
    'booking/manage/[token].html': page('Your booking'),
    'verify-email/index.html': page('Confirm'),
    'reset-password/index.html': page('New password'),
    'delete-account/index.html': page('Delete'),
    'UserDashboard/index.html': page('Your overview'),
    'user/profile/index.html': page('Your profile'),
    'user/[...].html': page('Your dashboard'),
    '404.html': page('Page Not Found'),
    'assets/index-B4x.js': script,
    'assets/made-C5y.js': script,
    'assets/made-C5y.js.br': brotliCompressSync(`${script}// compressed by the build`),
    'speculation-rules.json': '{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
    '.well-known/security.txt': 'Contact: mailto:office@agency.example',
    'robots.txt': 'User-agent: *\n',
    'og.png': picture,
    'redirects.json': JSON.stringify({ '/About': '/about-us', '/Services/stepwizard': '/service/stepWizardPage' }),
  });
  const server = await openTestServer({ siteFolder: folder });
  const cookiesOf = async (email: string) => cookieOf(await member(server, email));
  const [signedIn, ended] = [await cookiesOf('ann@example.ie'), await cookiesOf('ended@example.ie')];
  await server.database
    .updateTable('account_sessions')
    .set({ expires_at: '2000-01-01T00:00:00.000Z' })
    .where('account_id', 'in', (accounts) =>
      accounts.selectFrom('accounts').select('id').where('email', '=', 'ended@example.ie'),
    )
    .execute();
  return {
    server,
    /** Cookies of a valid session. */
    signedIn,
    /** Cookies of a session that has ended. */
    ended,
    ask: (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
      server.app.inject({ method, url, headers }),
  };
}
