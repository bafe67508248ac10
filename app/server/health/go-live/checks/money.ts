import { keySettings } from '../../../../src/domain/cardProviders.ts';
import { keptValue } from '../../../platform/db/installation.ts';
import { UnreachableProviderError, webhookPath } from '../../../platform/payments/provider.ts';
import { type Check, danger, ok, reasonOf, unknown, warning } from '../check.ts';

export const paymentsCheck: Check = {
  id: 'payments',
  title: 'Payments',
  async run({ settings: { cardProvider }, outside }) {
    if (!cardProvider) {
      const remedy = `Set ${keySettings}, and the other settings of your card provider.`;
      return [danger('Orders are marked as paid without a payment.', remedy)];
    }
    const { name, apiUrl, keySetting, live, liveKeys } = cardProvider;
    try {
      await outside.cardProviderTime(cardProvider);
    } catch (error) {
      if (error instanceof UnreachableProviderError) {
        return [danger(`${name} can’t be reached: ${reasonOf(error)}.`, `Let this server call ${apiUrl}.`)];
      }
      return [
        danger(`${name} doesn’t accept the key: ${reasonOf(error)}.`, `Copy ${keySetting} from ${name} once more.`),
      ];
    }
    if (!live) return [danger(`The ${name} key is a test key: no money moves.`, `Set the live keys (${liveKeys}).`)];
    return [ok(`${name} accepts the live key.`)];
  },
};

const month = 30 * 24 * 3_600_000;

export const webhookCheck: Check = {
  id: 'webhook',
  title: 'Payment events',
  async run({ settings: { cardProvider, siteUrl }, database, now }) {
    if (!cardProvider) return [unknown('Without a card provider there are no events.')];
    const { id, name, webhookSecretSetting, hasWebhookSecret } = cardProvider;
    const address = `${siteUrl ?? 'https://agency.example'}${webhookPath(id)}`;
    if (!hasWebhookSecret) {
      const remedy = `In ${name}, add a webhook for ${address}; set ${webhookSecretSetting}.`;
      return [danger(`${name}’s events can’t be verified.`, remedy)];
    }
    const at = await keptValue(database, `${id}-webhook`);
    if (at === null) {
      const remedy = `Order something and pay. If this stays, ${name} shows under Webhooks what ${address} answered.`;
      return [danger(`No event from ${name} has ever arrived.`, remedy)];
    }
    const arrived = `The last event from ${name} arrived on ${at}.`;
    const isOld = now.getTime() - Date.parse(at) > month;
    return [isOld ? warning(arrived, `In ${name}, check that the webhook is still enabled.`) : ok(arrived)];
  },
};
