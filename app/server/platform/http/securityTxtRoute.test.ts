import { expect, test } from 'vitest';
import { builtSite } from '../../testing/builtSite.ts';
import { openTestServer } from '../../testing/openTestServer.ts';

const path = '/.well-known/security.txt';

async function answer(environment: Record<string, string>, siteFolder?: string) {
  const server = await openTestServer({ environment, ...(siteFolder ? { siteFolder } : {}) });
  const { statusCode, headers, body } = await server.app.inject(path);
  return { statusCode, type: headers['content-type'], body };
}

test('contains contact, expiry and canonical URL', async () => {
  expect(await answer({ SITE_URL: 'https://agency.example', AGENCY_EMAIL: 'office@agency.example' })).toEqual({
    statusCode: 200,
    type: 'text/plain; charset=utf-8',
    body: `Contact: mailto:office@agency.example
Expires: 2027-05-19T00:00:00.000Z
Preferred-Languages: en
Canonical: https://agency.example/.well-known/security.txt
`,
  });
});

test('prefers SECURITY_CONTACT', async () => {
  const { body } = await answer({
    AGENCY_EMAIL: 'a@agency.example',
    SECURITY_CONTACT: 'https://agency.example/report',
  });
  expect(body).toMatch(/^Contact: https:\/\/agency\.example\/report\nExpires: /);
  expect(body).not.toContain('Canonical');
});

test('is 404 without a contact', async () => {
  expect(await answer({})).toMatchObject({ statusCode: 404 });
});

test('is overridden by a file of the site', async () => {
  const folder = await builtSite({ '.well-known/security.txt': 'Contact: mailto:own@agency.example' });
  expect((await answer({ AGENCY_EMAIL: 'a@agency.example' }, folder)).body).toContain('own@agency.example');
});
