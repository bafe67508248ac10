import { Button } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../api/idempotencyKey.ts';
import { limits } from '../../../domain/contract/limits.ts';
import { type WebhookEventType, webhookEventTypes } from '../../../domain/contract/staff/webhookEvents.ts';
import { createdWebhookSchema } from '../../../domain/contract/staff/webhooks.ts';
import { Form, textIn } from '../../../lib/Form';
import { post } from '../../deskApi.ts';
import { useRun } from '../../parts/Actions';
import { LimitedField } from '../../parts/LimitedField';
import { OpenDialog } from '../../parts/OpenDialog';
import * as page from '../../style/page.css.ts';
import { EventChoice } from './EventChoice';

/** Adds a webhook. @param onSecret gets its secret, which the server returns only once */
export function NewWebhookDialog({ onSecret, onClose }: { onSecret: (secret: string) => void; onClose: () => void }) {
  const run = useRun();
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhookEventTypes);
  const add = async (fields: FormData) => {
    const url = textIn(fields, 'url');
    const headers = { 'idempotency-key': newIdempotencyKey() };
    const answer = await run(() => post('/webhooks', { url, events }, createdWebhookSchema, { headers }));
    if (!answer) return;
    onSecret(answer.secret);
    onClose();
  };
  return (
    <OpenDialog title="Add a webhook" onClose={onClose}>
      <Form className={page.form} onSubmit={add}>
        <LimitedField
          label="Address of the program"
          name="url"
          type="url"
          placeholder="https://"
          limit={limits.url}
          required
        />
        <EventChoice chosen={events} onChange={setEvents} />
        <p>
          <Button type="submit" tone="primary" unavailable={events.length === 0}>
            Add the webhook
          </Button>
        </p>
      </Form>
    </OpenDialog>
  );
}
