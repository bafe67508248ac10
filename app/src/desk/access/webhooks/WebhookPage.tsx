import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { WebhookEventType } from '../../../domain/contract/staff/webhookEvents.ts';
import { changeWebhook, removeWebhook, type Webhook } from '../../../domain/contract/staff/webhooks.ts';
import { ConfirmDialog } from '../../parts/ActionForm';
import { usePerformAction } from '../../parts/Actions';
import { shortDay } from '../../parts/times.ts';
import { Unloaded } from '../../parts/Unloaded';
import { link } from '../../style/controls.css.ts';
import * as page from '../../style/page.css.ts';
import { Deliveries } from './Deliveries';
import { EventChoice } from './EventChoice';
import { stateNames, useWebhooks } from './WebhooksSection';

/** One webhook: its events, whether it is paused, and its deliveries. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useWebhooks();
  if (!data) return <Unloaded what="the webhook" error={error} onRetry={refetch} />;
  const webhook = data.find((each) => each.id === id);
  return (
    <>
      <p className={page.back}>
        <Link className={link} to="/access">
          Access
        </Link>
      </p>
      {webhook ? <Shown webhook={webhook} /> : <h1>This webhook was removed.</h1>}
    </>
  );
}

function Shown({ webhook }: { webhook: Webhook }) {
  const performAction = usePerformAction();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhook.events);
  const isPaused = webhook.state === 'paused' || webhook.state === 'gave-up';
  const isSame = events.join() === webhook.events.join();
  const change = (body: { events: readonly WebhookEventType[]; paused: boolean }, done: string) =>
    performAction({
      endpoint: changeWebhook,
      params: { id: webhook.id },
      body: { ...body, version: webhook.version },
      done,
    });
  return (
    <>
      <div className={page.top}>
        <div className={page.heading}>
          <h1 className={page.breakable}>{webhook.url}</h1>
          <p className={page.quiet}>
            {stateNames[webhook.state]} · added {shortDay(webhook.createdAt)}
          </p>
        </div>
        <div className={page.actions}>
          <Button
            onClick={() =>
              change(
                { events: webhook.events, paused: !isPaused },
                isPaused
                  ? 'The webhook is active again.'
                  : 'The webhook is paused. Events will wait until you resume it.',
              )
            }
          >
            {isPaused ? 'Go on' : 'Pause'}
          </Button>
          <Button tone="danger" onClick={() => setAsks(true)}>
            Remove
          </Button>
        </div>
      </div>
      <div className={page.stack}>
        <Section title="Events">
          <div className={page.form}>
            <EventChoice chosen={events} onChange={setEvents} />
            <p>
              <Button
                disabled={isSame || events.length === 0}
                onClick={() => change({ events, paused: isPaused }, 'The events have been changed.')}
              >
                Save the events
              </Button>
            </p>
          </div>
        </Section>
        <Deliveries webhook={webhook.id} />
      </div>
      {asks ? (
        <ConfirmDialog
          title="Remove this webhook?"
          keep="Keep it"
          submit="Remove it"
          tone="danger"
          action={{ endpoint: removeWebhook, params: { id: webhook.id }, done: 'The webhook is removed.' }}
          onClose={() => setAsks(false)}
          onDone={() => navigate('/access')}
        >
          <p>The program gets no more events, and the list of deliveries is deleted.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
