import { Button } from '@agency-site/ui/Button';
import { EmptyState } from '@agency-site/ui/EmptyState';
import { Section } from '@agency-site/ui/Section';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type WebhookEventType, webhookMeanings } from '../../../domain/contract/staff/webhookEvents.ts';
import {
  changeWebhook,
  type Delivery,
  listDeliveries,
  removeWebhook,
  resendDelivery,
  type Webhook,
} from '../../../domain/contract/staff/webhooks.ts';
import { plural } from '../../../domain/words.ts';
import { ask } from '../../deskApi.ts';
import { ConfirmDialog } from '../../parts/ActionForm';
import { ActionButton, DialogButton } from '../../parts/buttons';
import { Failure, NotFound, Unloaded } from '../../parts/Loaded';
import { PageHead } from '../../parts/PageHead';
import { Row } from '../../parts/Row';
import { formatMoment, shortDay } from '../../parts/times.ts';
import * as page from '../../style/page.css.ts';
import { EventChoice, stateNames, webhooksQuery } from './WebhooksSection';

/** One webhook: its events, whether it is paused, and its deliveries. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(webhooksQuery);
  if (!data) return <Unloaded what="the webhook" error={error} onRetry={refetch} />;
  const webhook = data.webhooks.find((each) => each.id === id);
  return webhook ? <Shown webhook={webhook} /> : <NotFound />;
}

function Shown({ webhook }: { webhook: Webhook }) {
  const navigate = useNavigate();
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhook.events);
  const isPaused = webhook.state === 'paused' || webhook.state === 'gave-up';
  const isSame = events.join() === webhook.events.join();
  const params = { id: webhook.id };
  const change = (body: { events: readonly WebhookEventType[]; paused: boolean }, done: string) => ({
    endpoint: changeWebhook,
    params,
    body: { ...body, version: webhook.version },
    done,
  });
  return (
    <>
      <PageHead
        list={['/access', 'Access']}
        title={webhook.url}
        about={`${stateNames[webhook.state]} · added ${shortDay(webhook.createdAt)}`}
      >
        <div className={page.actions}>
          <ActionButton
            action={change(
              { events: webhook.events, paused: !isPaused },
              isPaused
                ? 'The webhook is active again.'
                : 'The webhook is paused. Events will wait until you resume it.',
            )}
          >
            {isPaused ? 'Go on' : 'Pause'}
          </ActionButton>
          <DialogButton
            tone="danger"
            dialog={(onClose) => (
              <ConfirmDialog
                title="Remove this webhook?"
                keep="Keep it"
                submit="Remove it"
                tone="danger"
                action={{ endpoint: removeWebhook, params, done: 'The webhook is removed.' }}
                onClose={onClose}
                onDone={() => navigate('/access')}
              >
                <p>The program gets no more events, and the list of deliveries is deleted.</p>
              </ConfirmDialog>
            )}
          >
            Remove
          </DialogButton>
        </div>
      </PageHead>
      <div className={page.stack}>
        <Section title="Events">
          <div className={page.form}>
            <EventChoice chosen={events} onChange={setEvents} />
            <p>
              <ActionButton
                disabled={isSame || events.length === 0}
                action={change({ events, paused: isPaused }, 'The events have been changed.')}
              >
                Save the events
              </ActionButton>
            </p>
          </div>
        </Section>
        <Deliveries webhook={webhook.id} />
      </div>
    </>
  );
}

/** What a webhook was sent in the last 30 days, latest first, and sending it again. */
function Deliveries({ webhook }: { webhook: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [listDeliveries.route, webhook],
    queryFn: ({ pageParam }) => ask(listDeliveries, { params: { id: webhook }, query: { after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const sent = data?.pages.flatMap(({ rows }) => rows);
  return (
    <Section title="Deliveries" aside="The last 30 days">
      {error && !data ? <Failure error={error} onRetry={refetch} /> : null}
      {sent?.length === 0 ? <EmptyState>Nothing has been sent yet.</EmptyState> : null}
      <ul>
        {sent?.map((delivery) => (
          <Sent key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      {hasNextPage ? (
        <p className={page.form}>
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        </p>
      ) : null}
    </Section>
  );
}

function stateOf({ status, deliveredAt, nextTryAt, attempts }: Delivery): string {
  if (status === 'delivered') return `Delivered ${deliveredAt === null ? '' : formatMoment(deliveredAt)}`;
  const tries = attempts === 0 ? '' : `, ${plural(attempts, 'try', 'tries')}`;
  if (status === 'failed') return `Not delivered${tries}`;
  return nextTryAt === null ? `Waiting${tries}` : `Waiting${tries}, next ${formatMoment(nextTryAt)}`;
}

const Sent = ({ delivery }: { delivery: Delivery }) => (
  <Row
    title={webhookMeanings[delivery.type]}
    alarm={delivery.status === 'failed'}
    about={[formatMoment(delivery.at), stateOf(delivery), ...(delivery.answer === null ? [] : [delivery.answer])].join(
      ' · ',
    )}
  >
    {delivery.status === 'waiting' ? null : (
      <ActionButton
        action={{
          endpoint: resendDelivery,
          params: { id: delivery.id },
          body: { resentAt: delivery.resentAt },
          done: 'The event is being sent again.',
        }}
      >
        Send again
      </ActionButton>
    )}
  </Row>
);
