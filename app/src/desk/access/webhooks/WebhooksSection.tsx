import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getWebhooks, type Webhook } from '../../../domain/contract/staff/webhooks.ts';
import { plural } from '../../../domain/words.ts';
import { ask } from '../../deskApi.ts';
import { Failure } from '../../parts/Failure';
import { link } from '../../style/controls.css.ts';
import * as css from '../access.css.ts';
import { Row } from '../Row';
import { NewWebhookDialog } from './NewWebhookDialog';

export const stateNames: Readonly<Record<Webhook['state'], string>> = {
  active: 'Active',
  failing: 'The last try failed',
  paused: 'Paused',
  'gave-up': 'Paused, because it failed for days',
};

export const webhooksQuery = {
  queryKey: ['webhooks'],
  queryFn: async () => (await ask(getWebhooks)).webhooks,
};
/** The webhooks of the agency. */
export const useWebhooks = () => useQuery(webhooksQuery);

/** The list of webhooks, to open one and to add another. */
export function WebhooksSection() {
  const { data, error, refetch } = useWebhooks();
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Section title="Webhooks" aside="Tell other software when something happens">
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      <ul>
        {data?.map((webhook) => (
          <Row
            key={webhook.id}
            title={
              <Link className={link} to={`/access/webhooks/${webhook.id}`}>
                {webhook.url}
              </Link>
            }
            about={`${stateNames[webhook.state]} · ${plural(webhook.events.length, 'event')}${webhook.failed > 0 ? ` · ${webhook.failed} not delivered` : ''}`}
          />
        ))}
      </ul>
      <Alert tone="success" className={css.secret}>
        {secret === null ? null : (
          <>
            Copy the webhook’s secret now. It isn’t shown again: <code>{secret}</code>
          </>
        )}
      </Alert>
      <p className={css.inline}>
        <Button onClick={() => setIsAdding(true)}>Add a webhook</Button>
      </p>
      {isAdding ? <NewWebhookDialog onSecret={setSecret} onClose={() => setIsAdding(false)} /> : null}
    </Section>
  );
}
