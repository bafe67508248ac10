import { type ActionWords, loggedOf } from '../platform/subject.ts';

export const webhookWords: ActionWords = {
  'webhook.add': ({ after }) => `Webhook to ${loggedOf(after).host} added: ${loggedOf(after).events}`,
  'webhook.change': ({ after }) =>
    `Webhook to ${loggedOf(after).host} ${loggedOf(after).paused ? 'paused' : 'active'}: ${loggedOf(after).events}`,
  'webhook.remove': ({ before }) => `Webhook to ${loggedOf(before).host} removed`,
  'webhook.resend': ({ after }) => `Webhook ${loggedOf(after).type} sent again to ${loggedOf(after).host}`,
};
