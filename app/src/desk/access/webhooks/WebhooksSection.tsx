import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import '@agency-site/ui/Button.css';
import '@agency-site/ui/Section.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Webhook, webhooksSchema } from '../../../domain/contract/staff/webhooks.ts';
import { plural } from '../../../domain/words.ts';
import { read } from '../../deskApi.ts';
import { Failure } from '../../parts/Failure';
import * as list from '../../parts/listPage.css.ts';
import { link } from '../../style/controls.css.ts';
import * as page from '../../style/page.css.ts';
import * as css from '../access.css.ts';
import { NewWebhookDialog } from './NewWebhookDialog';

export const stateNames: Readonly<Record<Webhook['state'], string>> = {
  active: 'Active',
  failing: 'The last try failed',
  paused: 'Paused',
  'gave-up': 'Paused, because it failed for days',
};

export const webhooksQuery = {
  queryKey: ['webhooks'],
  queryFn: async () => (await read('/webhooks', webhooksSchema)).webhooks,
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
          <li key={webhook.id} className={`${page.row} ${list.row}`}>
            <span className={list.words}>
              <Link className={link} to={`/access/webhooks/${webhook.id}`}>
                {webhook.url}
              </Link>
              <span className={page.fine}>
                {stateNames[webhook.state]} · {plural(webhook.events.length, 'event')}
                {webhook.failed > 0 ? ` · ${webhook.failed} not delivered` : ''}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {secret === null ? null : (
        <p role="status" className={css.token}>
          Copy the webhook’s secret now. It isn’t shown again: <code>{secret}</code>
        </p>
      )}
      <p className={css.inline}>
        <Button onClick={() => setIsAdding(true)}>Add a webhook</Button>
      </p>
      {isAdding ? <NewWebhookDialog onSecret={setSecret} onClose={() => setIsAdding(false)} /> : null}
    </Section>
  );
}
