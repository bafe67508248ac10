import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { builtSite } from '../testing/builtSite.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const path = '/.well-known/security.txt';

async function answer(environment: Record<string, string>, siteFolder?: string) {
  const server = await startTestServer({ environment, ...(siteFolder ? { siteFolder } : {}) });
  const { statusCode, headers, body } = await server.app.inject(path);
  await server.close();
  return { statusCode, type: headers['content-type'], body };
}

test('says where reports go, for how long that holds, and at which address it belongs', async () => {
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

test('a contact of its own comes first', async () => {
  const { body } = await answer({
    AGENCY_EMAIL: 'a@agency.example',
    SECURITY_CONTACT: 'https://agency.example/report',
  });
  expect(body).toMatch(/^Contact: https:\/\/agency\.example\/report\nExpires: /);
  expect(body).not.toContain('Canonical');
});

test('nobody is named where nobody is known', async () => {
  expect(await answer({})).toMatchObject({ statusCode: 404 });
});

test('a file of the site wins', async () => {
  const folder = await builtSite({ '.well-known/security.txt': 'Contact: mailto:own@agency.example' });
  expect((await answer({ AGENCY_EMAIL: 'a@agency.example' }, folder)).body).toContain('own@agency.example');
  await rm(folder, { recursive: true });
});
