import { expect, test } from 'vitest';
import { builtSite } from '../../testing/builtSite.ts';
import { openTestServer } from '../../testing/openTestServer.ts';

const page = '<!doctype html><html lang="en-IE"><head><title>Page</title></head><body>Text</body></html>';
const container = '<meta name="tag-manager" content="GTM-ABC1234">';

const folder = await builtSite({
  'index.html': page,
  '404.html': page,
  'booking/manage/[token].html': page,
  'booking/index.html': page,
  'quote/[token].html': page,
  'reset-password/index.html': page,
  'checkout-success/index.html': page,
});
const plain = await openTestServer({ siteFolder: folder });
const tagged = await openTestServer({ siteFolder: folder, environment: { TAG_MANAGER_ID: 'GTM-ABC1234' } });
async function ask(url: string, { app } = tagged) {
  const { body, headers } = await app.inject({ method: 'GET', url });
  return { body, policy: String(headers['content-security-policy']), referrer: headers['referrer-policy'] };
}

test.each(['/', '/nowhere', '/booking', '/booking?step=details'])(
  '%s contains the container id and allows its sources',
  async (url) => {
    const { body, policy } = await ask(url);
    expect(body).toContain(container);
    expect(policy).toContain('googletagmanager.com');
    expect(policy).not.toContain('unsafe-inline');
  },
);

test.each([
  '/booking/manage/a1-B_2',
  '/reset-password?token=a1-B_2',
  '/booking?paid=a1-B_2',
  '/booking?step=slot&paid=a1-B_2',
  '/booking?name=Ann&email=ann@example.ie',
  '/checkout-success?session_id=cs_1',
])('pages with secret URLs load no tags and are no referrer: %s', async (url) => {
  const { body, policy, referrer } = await ask(url);
  expect(body).not.toContain('GTM-');
  expect(policy).not.toContain('google');
  expect(referrer).toBe('no-referrer');
});

test.each([
  '/newsletter/confirm/a1-B_2',
  '/newsletter/unsubscribe/a1-B_2',
  '/balance/a1-B_2',
  '/booking/plain/a1-B_2',
  '/quote/a1-B_2',
  '/withdraw?order=AB12-CD34',
  '/demo-checkout/demo_1',
  '/desk/orders?q=ann@example.ie',
])('%s is no referrer', async (url) => expect((await ask(url, plain)).referrer).toBe('no-referrer'));

test('without a container, pages stay unchanged and allow no other sources', async () => {
  const { body, policy } = await ask('/', plain);
  expect(body).not.toContain('tag-manager');
  expect(policy).not.toContain('google');
});
