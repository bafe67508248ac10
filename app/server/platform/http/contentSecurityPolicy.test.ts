import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { tagManagerTag } from './tagManager.ts';

const plain = { stripe: false, https: false };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyOf(html: string, sources = plain): Record<string, string> {
  const directives = contentSecurityPolicy(html, sources).split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('a page without inline parts loads from its own site only', () => {
  expect(policyOf('<p>Text</p>')).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'none'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('inline styles and scripts are allowed by their hashes, each once', () => {
  const policy = policyOf('<style>a{}</style><style media="print">b{}</style><style>a{}</style><script>go()</script>');
  expect(policy['style-src']).toBe(`'self' ${hash('a{}')} ${hash('b{}')}`);
  expect(policy['script-src']).toBe(`'self' ${hash('go()')}`);
});

test('scripts from a file and data in script elements need no hash', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="module">m()</script>';
  expect(policyOf(html)['script-src']).toBe(`'self' ${hash('m()')}`);
});

test('style attributes are allowed by their hashes', () => {
  const html =
    '<p style="--size:2px">a</p><i class="x" style="background:url(&quot;a&amp;b&#x27;&#59;&quot;)">b</i><script>"<p style=\\"no\\">"</script>';
  expect(policyOf(html)['style-src-attr']).toBe(
    `'unsafe-hashes' ${hash('--size:2px')} ${hash('background:url("a&b\';")')}`,
  );
});

test('Stripe’s sources are allowed where its library is loaded', () => {
  expect(policyOf('', { ...plain, stripe: true })).toMatchObject({
    'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
    'connect-src': "'self' https://api.stripe.com https://checkout.stripe.com",
    'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://checkout.stripe.com',
  });
});

test('tag manager sources are allowed only on pages with a container id', () => {
  const policy = policyOf(`<head>${tagManagerTag('GTM-ABC1234')}</head><script>go()</script>`);
  expect(policy['script-src']).toContain("'self' https://*.googletagmanager.com");
  expect(policy['script-src']).toContain(hash('go()'));
  expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  expect(policy['img-src']).toContain('https://*.google-analytics.com');
  expect(policy['frame-src']).toBe('https://www.googletagmanager.com');
  expect(policyOf('<head></head>')['script-src']).toBe("'self'");
});

test('only a site on https upgrades insecure requests: on localhost it would break styles', () => {
  expect(policyOf('')).not.toHaveProperty('upgrade-insecure-requests');
  expect(policyOf('', { ...plain, https: true })).toHaveProperty('upgrade-insecure-requests');
});
