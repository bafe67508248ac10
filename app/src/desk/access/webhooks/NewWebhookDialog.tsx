import { useState } from 'react';
import { limits } from '../../../domain/contract/limits.ts';
import { type WebhookEventType, webhookEventTypes } from '../../../domain/contract/staff/webhookEvents.ts';
import { addWebhook } from '../../../domain/contract/staff/webhooks.ts';
import { FormDialog } from '../../parts/ActionForm';
import { useSend } from '../../parts/Actions';
import { LimitedField } from '../../parts/LimitedField';
import { EventChoice } from './EventChoice';

/** Adds a webhook. @param onSecret gets its secret, which the server returns only once */
export function NewWebhookDialog({ onSecret, onClose }: { onSecret: (secret: string) => void; onClose: () => void }) {
  const send = useSend();
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhookEventTypes);
  const add = async (url: string) => {
    const answer = await send({ endpoint: addWebhook, body: { url, events } });
    if (answer) onSecret(answer.secret);
    return answer !== undefined;
  };
  return (
    <FormDialog
      title="Add a webhook"
      onClose={onClose}
      onSubmit={(entered) => add(entered('url'))}
      submit="Add the webhook"
      unavailable={events.length === 0}
    >
      <LimitedField
        label="Address of the program"
        name="url"
        type="url"
        placeholder="https://"
        limit={limits.url}
        required
      />
      <EventChoice chosen={events} onChange={setEvents} />
    </FormDialog>
  );
}
