import { type CardProvider, type CardProviderId, cardProviders } from '../../../src/domain/cardProviders.ts';
import type { SettingName, SettingValues } from '../settings/definitions.ts';
import type { CardProviderSetup } from './provider.ts';
import { stripe } from './stripe/setup.ts';

/** Every card provider, with the setting of its key. */
export const providers = {
  stripe: { ...cardProviders.stripe, ...stripe },
} as const satisfies Record<CardProviderId, CardProvider & CardProviderSetup & { keySetting: SettingName }>;

/** The first card provider with a key, which takes the payments; null for the demo checkout. */
export function cardProviderIn(values: SettingValues) {
  const ids = Object.keys(providers) as CardProviderId[];
  const id = ids.find((each) => values[providers[each].keySetting] !== null);
  if (!id) return null;
  const provider = providers[id];
  return {
    ...provider,
    id,
    /** Whether money moves. */
    live: provider.isLive(values[provider.keySetting] ?? ''),
    hasWebhookSecret: values[provider.webhookSecretSetting] !== null,
    /** @param timeout milliseconds for each try of a call */
    connect: (timeout: number) => provider.connect(values, timeout),
  };
}

export type CardProviderInUse = NonNullable<ReturnType<typeof cardProviderIn>>;
