import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { closeAfter, openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/startTestServer.ts';

/** A mail server with a login but without encryption. It records passwords. */
async function plainMailServer() {
  const seen: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => {
      seen.push(String(password));
      done(null, { user: 'user' });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '0.0.0.0', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  closeAfter(() => new Promise<void>((resolve) => server.close(resolve)));
  return { seen, port };
}

async function siteWith(smtpUrl: string): Promise<{ server: TestServer; lines: string[] }> {
  const lines: string[] = [];
  const server = await openTestServer({
    environment: { SMTP_URL: smtpUrl, MAIL_FROM: 'hello@agency.example' },
    logTo: { write: (line) => lines.push(line) },
  });
  return { server, lines };
}

const subscribe = ({ url }: TestServer) =>
  fetch(`${url}/api/auth/addSubscriber`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.ie' }),
  });

test('no password is sent to a mail server without encryption, and the log says what to do', async () => {
  const { seen, port } = await plainMailServer();
  // An address of this machine that doesn't count as local.
  const { server, lines } = await siteWith(`smtp://user:hunter2@0.0.0.0:${port}`);
  await subscribe(server);
  await expect.poll(() => lines.join('')).toMatch(/password was not sent.*Use smtps:\/\//);
  expect(seen).toEqual([]);
  expect(lines.join('')).not.toContain('hunter2');
});

test.each([
  ['on this machine', (port: number) => `smtp://user:hunter2@127.0.0.1:${port}`],
  ['with requireTLS=false', (port: number) => `smtp://user:hunter2@0.0.0.0:${port}?requireTLS=false`],
])('the password is sent unencrypted %s', async (_name, url) => {
  const { seen, port } = await plainMailServer();
  const { server } = await siteWith(url(port));
  await subscribe(server);
  await expect.poll(() => seen).toEqual(['hunter2']);
});
