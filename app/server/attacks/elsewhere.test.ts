import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Attacks that are tried beside what they attack: what was tried, the file, and the words of its test. With the files of
 * this folder that is all of them.
 */
const elsewhere: readonly (readonly [attack: string, file: string, words: string])[] = [
  ['a forged webhook', 'payments/stripe/webhook.test.ts', 'forged with another secret'],
  ['a webhook that was changed on its way', 'payments/stripe/webhook.test.ts', 'tampered with after signing'],
  ['a webhook without a signature', 'payments/stripe/webhook.test.ts', 'without a signature'],
  ['a webhook that is played back later', 'payments/stripe/webhook.test.ts', 'played back after 300 seconds'],
  [
    'a webhook that is played back at once',
    'payments/stripe/webhook.test.ts',
    'that comes fifty times at once counts once',
  ],
  [
    'a webhook that says what another one said',
    'payments/stripe/webhook.test.ts',
    'that says again what another event said changes nothing',
  ],
  ['a payment of another amount', 'payments/stripe/webhook.test.ts', 'is stored as one that a person has to look at'],
  ['a price that the browser made up', 'checkout/checkout.test.ts', 'a wrong price'],
  ['a price of nothing', 'checkout/checkout.test.ts', 'a free order'],
  ['a price inside the basket', 'checkout/checkout.test.ts', 'prices in the selection'],
  ['a way back to another site after paying', 'checkout/checkout.test.ts', 'a foreign success_url'],
  ['a host that is not ours', 'checkout/checkout.test.ts', 'without SITE_URL a host from elsewhere is not believed'],
  [
    'a host that is not ours, for a mail',
    'newsletter/newsletter.test.ts',
    'without SITE_URL a host from elsewhere is not believed',
  ],
  [
    'a list of redirects that leads away',
    'site/serve.test.ts',
    'a list of redirects that could lead off the site stops the start',
  ],
  ['a link that was changed', 'saved-quote/savedQuotes.test.ts', 'with any one letter changed leads nowhere'],
  ['who is on the list', 'newsletter/newsletter.test.ts', 'the answer is the same for an address that is on the list'],
  ['a flood of mail to one mailbox', 'newsletter/newsletter.test.ts', 'a mailbox gets three mails a day'],
  ['a flood of one attempt', 'checkout/checkout.test.ts', 'fifty times the same attempt at once'],
  ['a form that a program fills in', 'contact/contact.test.ts', 'website'],
  [
    'a made-up address behind a proxy',
    'http/http.test.ts',
    'the address of a visitor is taken from a proxy only when there is one',
  ],
  [
    'a session set before the login',
    'account/attacks/sessions.test.ts',
    'a session that was set before the login (fixation)',
  ],
  [
    'a cookie that was copied before logout',
    'account/attacks/sessions.test.ts',
    'a cookie that was copied before logout',
  ],
  [
    'a session from before a new password',
    'account/attacks/sessions.test.ts',
    'a session from before the password was set anew',
  ],
  ['a link to set a password, played back', 'account/attacks/links.test.ts', 'a link to set a password: used twice'],
  [
    'a link to open an account, played back',
    'account/attacks/links.test.ts',
    'a link to open an account: pressed twice',
  ],
  [
    'an account prepared with the address of another',
    'account/attacks/links.test.ts',
    'an account that is prepared with somebody else’s address',
  ],
  [
    'who has an account, by words and by work',
    'account/attacks/secrets.test.ts',
    'is not told by the answer to %s, nor by the work it takes',
  ],
  [
    'a post from another site with a cookie',
    'account/attacks/calls.test.ts',
    'a post from %s with the visitor’s cookie does nothing',
  ],
  ['being an admin by saying so', 'account/attacks/calls.test.ts', 'by saying so in sign-up, login or profile'],
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
  ['local storage that says “admin”', '../e2e/account.e2e.ts', 'who writes “admin” into their own browser'],
  ['reading the log', 'http/http.test.ts', 'the log holds neither names nor addresses nor notes'],
];

test.each(elsewhere)('%s is tried in %s', async (_attack, file, words) => {
  expect(await readFile(join(import.meta.dirname, '..', file), 'utf8')).toContain(words);
});
