import { type FormEvent, useState } from 'react';
import { newIdempotencyKey } from '../../../api/idempotencyKey.ts';
import { limits } from '../../../domain/contract/limits.ts';
import { type WebhookEventType, webhookEventTypes } from '../../../domain/contract/staff/webhookEvents.ts';
import { createdWebhookSchema } from '../../../domain/contract/staff/webhooks.ts';
import { post } from '../../deskApi.ts';
import { useRun } from '../../parts/Actions';
import { Field } from '../../parts/Field';
import { OpenDialog } from '../../parts/OpenDialog';
import { button } from '../../style/controls.css.ts';
import * as page from '../../style/page.css.ts';
import { EventChoice } from './EventChoice';

/** Adds a webhook. @param onSecret gets its secret, which the server returns only once */
export function NewWebhookDialog({ onSecret, onClose }: { onSecret: (secret: string) => void; onClose: () => void }) {
  const run = useRun();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhookEventTypes);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const headers = { 'idempotency-key': newIdempotencyKey() };
    const answer = await run(() => post('/webhooks', { url, events }, createdWebhookSchema, { headers }));
    if (!answer) return;
    onSecret(answer.secret);
    onClose();
  };
  return (
    <OpenDialog title="Add a webhook" onClose={onClose}>
      <form className={page.form} onSubmit={add}>
        <Field
          label="Address of the program"
          type="url"
          placeholder="https://"
          value={url}
          limit={limits.url}
          required
          onChange={(event) => setUrl(event.target.value)}
        />
        <EventChoice chosen={events} onChange={setEvents} />
        <p>
          <button type="submit" className={button({ look: 'primary' })} disabled={events.length === 0}>
            Add the webhook
          </button>
        </p>
      </form>
    </OpenDialog>
  );
}
