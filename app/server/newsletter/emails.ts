import { randomUUID } from 'node:crypto';
import { type LinkEmail, linkEmail } from '../platform/mail/layout.ts';
import type { Email } from '../platform/mail/outbox.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { linkOf } from './subscribers.ts';
import type { SubscriberRow } from './table.ts';

/** Headers for one-click unsubscribe (RFC 8058). */
export function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

interface Parts extends LinkEmail {
  id: string;
  subject: string;
  headers: Readonly<Record<string, string>>;
}

function newsletterEmail({ email }: SubscriberRow, settings: Settings, parts: Parts): Email {
  const { id, subject, headers, ...text } = parts;
  return { id, recipient: email, subject, ...linkEmail(text, settings), headers };
}

/** Double opt-in: asks the owner of the address to confirm. */
export function confirmSubscriptionEmail(subscriber: SubscriberRow, settings: Settings, origin: string): Email {
  return newsletterEmail(subscriber, settings, {
    id: `${subscriber.id}-confirm-${randomUUID()}`,
    subject: `Please confirm: the newsletter of ${settings.agencyName}`,
    title: 'Do you want our newsletter?',
    before: ['Someone entered this address for our newsletter. If that was you, please confirm it.'],
    link: { url: linkOf('confirm', subscriber, settings, origin), words: 'Confirm my subscription' },
    after: ['The link works for seven days. If it wasn’t you, do nothing: we’ll delete the address.'],
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** Confirms the subscription, with a link to unsubscribe. */
export function welcomeEmail(subscriber: SubscriberRow, settings: Settings, origin: string): Email {
  const url = linkOf('unsubscribe', subscriber, settings, origin);
  return newsletterEmail(subscriber, settings, {
    id: `${subscriber.id}-welcome`,
    subject: `You are subscribed to the newsletter of ${settings.agencyName}`,
    title: 'Thank you. You are subscribed.',
    before: ['We’ll send our newsletter to this address from now on. You can unsubscribe at any time.'],
    link: { url, words: 'Unsubscribe', isQuiet: true },
    after: [],
    headers: unsubscribeHeaders(url),
  });
}

/** For an address that is already subscribed. The page doesn't say so, because anyone can enter an address there. */
export function alreadySubscribedEmail(subscriber: SubscriberRow, settings: Settings, origin: string): Email {
  const url = linkOf('unsubscribe', subscriber, settings, origin);
  return newsletterEmail(subscriber, settings, {
    id: `${subscriber.id}-already-${randomUUID()}`,
    subject: `You already get the newsletter of ${settings.agencyName}`,
    title: 'You are already subscribed.',
    before: [
      'Someone entered this address for our newsletter again. It’s already on the list, so you don’t need to do anything.',
    ],
    link: { url, words: 'Unsubscribe', isQuiet: true },
    after: [],
    headers: { ...unsubscribeHeaders(url), 'Auto-Submitted': 'auto-generated' },
  });
}
