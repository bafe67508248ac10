import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Attacks that are tested in other folders: the attack, the file, and part of the test's title. */
const elsewhere: readonly (readonly [attack: string, file: string, words: string])[] = [
  ['a forged webhook', 'payments/stripe/webhook.test.ts', 'forged with another secret'],
  ['a tampered webhook', 'payments/stripe/webhook.test.ts', 'tampered with after signing'],
  ['a webhook without a signature', 'payments/stripe/webhook.test.ts', 'without a signature'],
  ['a webhook replayed later', 'payments/stripe/webhook.test.ts', 'replayed after 300 seconds'],
  ['a webhook replayed at once', 'payments/stripe/webhook.test.ts', 'received fifty times at once counts once'],
  [
    'two events with the same content',
    'payments/stripe/webhook.test.ts',
    'with the content of an earlier event changes nothing',
  ],
  ['a payment of another amount', 'payments/stripe/webhook.test.ts', 'marks the order as needs-attention'],
  ['a price invented by the browser', 'checkout/checkout.test.ts', 'a wrong price'],
  ['a price of zero', 'checkout/checkout.test.ts', 'a free order'],
  ['a price in the selection', 'checkout/checkout.test.ts', 'prices in the selection'],
  ['a return URL of another site', 'checkout/checkout.test.ts', 'a foreign success_url'],
  ['a forged Host header', 'checkout/refusedCheckout.test.ts', 'without SITE_URL a foreign Host header is rejected'],
  [
    'a forged Host header, for a link in an e-mail',
    'newsletter/newsletter.test.ts',
    'without SITE_URL a foreign Host header is rejected',
  ],
  ['redirects to another site', 'site/serve.test.ts', 'a redirect to another site stops the start'],
  ['a changed token', 'saved-quote/savedQuotes.test.ts', 'is rejected with any one character changed'],
  [
    'enumerating subscribers',
    'newsletter/newsletter.test.ts',
    'answers the same for an address that is already subscribed',
  ],
  ['flooding a mailbox', 'newsletter/newsletter.test.ts', 'sends at most three e-mails a day to a mailbox'],
  [
    'a flood with one idempotency key',
    'checkout/idempotentCheckout.test.ts',
    'fifty concurrent requests with one idempotency key',
  ],
  ['a form filled in by a bot', 'contact/contact.test.ts', 'website'],
  ['a forged X-Forwarded-For', 'http/http.test.ts', 'X-Forwarded-For is trusted only behind a proxy'],
  ['session fixation', 'account/attacks/sessions.test.ts', 'session fixation'],
  [
    'a cookie that was copied before logout',
    'account/attacks/sessions.test.ts',
    'a cookie that was copied before logout',
  ],
  [
    'a session from before a password reset',
    'account/attacks/sessions.test.ts',
    'a session from before a password reset',
  ],
  ['a replayed password reset link', 'account/attacks/links.test.ts', 'a password reset link: used twice'],
  ['a replayed sign-up link', 'account/attacks/links.test.ts', 'a sign-up link: used twice'],
  [
    'pre-registering another person’s address',
    'account/attacks/links.test.ts',
    'a sign-up with another person’s address',
  ],
  [
    'enumerating accounts, by answers and timing',
    'account/attacks/secrets.test.ts',
    'is not revealed by the answer to %s, nor by its timing',
  ],
  [
    'a cross-site request with a cookie',
    'account/attacks/calls.test.ts',
    'a request from %s with the visitor’s cookie is rejected',
  ],
  ['claiming to be an admin', 'account/attacks/calls.test.ts', 'by a field in sign-up, login or profile'],
  ['a password of 100 kB', 'account/attacks/secrets.test.ts', 'a password of 100 kB'],
  [
    'guessing one password from many machines',
    'account/attacks/guessing.test.ts',
    'guessing one password from many machines',
  ],
  [
    'guessing many passwords from one machine',
    'account/attacks/guessing.test.ts',
    'guessing many passwords from one machine',
  ],
  ['local storage that says “admin”', '../e2e/accountLogin.e2e.ts', 'writing “admin” into local storage has no effect'],
  ['personal data in the log', 'http/http.test.ts', 'the log contains no names, addresses or notes'],
];

test.each(elsewhere)('%s is tried in %s', async (_attack, file, words) => {
  expect(await readFile(join(import.meta.dirname, '..', file), 'utf8')).toContain(words);
});
