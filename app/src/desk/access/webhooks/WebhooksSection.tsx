import { Checkbox } from '@agency-site/ui/Checkbox';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '../../../domain/contract/limits.ts';
import {
  type WebhookEventType,
  webhookEventTypes,
  webhookMeanings,
} from '../../../domain/contract/staff/webhookEvents.ts';
import { addWebhook, getWebhooks, type Webhook } from '../../../domain/contract/staff/webhooks.ts';
import { plural } from '../../../domain/words.ts';
import { queryOf } from '../../deskApi.ts';
import { FormDialog } from '../../parts/ActionForm';
import { useSend } from '../../parts/Actions';
import { DialogButton } from '../../parts/buttons';
import { LimitedField } from '../../parts/LimitedField';
import { ListSection } from '../../parts/Loaded';
import { Row } from '../../parts/Row';
import { link } from '../../style/controls.css.ts';
import * as page from '../../style/page.css.ts';
import * as css from '../access.css.ts';
import { Secret } from '../Secret';

export const stateNames: Readonly<Record<Webhook['state'], string>> = {
  active: 'Active',
  failing: 'The last try failed',
  paused: 'Paused',
  'gave-up': 'Paused, because it failed for days',
};

export const webhooksQuery = queryOf(getWebhooks);

/** The list of webhooks, to open one and to add another. */
export function WebhooksSection() {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <ListSection
      title="Webhooks"
      aside="Tell other software when something happens"
      of={webhooksQuery}
      rows={({ webhooks }) =>
        webhooks.map(({ id, url, state, events, failed }) => (
          <Row
            key={id}
            title={
              <Link className={link} to={`/access/webhooks/${id}`}>
                {url}
              </Link>
            }
            about={`${stateNames[state]} · ${plural(events.length, 'event')}${failed > 0 ? ` · ${failed} not delivered` : ''}`}
          />
        ))
      }
    >
      <Secret words="Copy the webhook’s secret now. It isn’t shown again:" secret={secret} />
      <div className={page.below}>
        <DialogButton dialog={(onClose) => <NewWebhookDialog onSecret={setSecret} onClose={onClose} />}>
          Add a webhook
        </DialogButton>
      </div>
    </ListSection>
  );
}

/** Adds a webhook. @param onSecret gets its secret, which the server returns only once */
function NewWebhookDialog({ onSecret, onClose }: { onSecret: (secret: string) => void; onClose: () => void }) {
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

interface EventChoiceProps {
  chosen: readonly WebhookEventType[];
  onChange: (chosen: WebhookEventType[]) => void;
}

/** The events that a webhook receives. */
export function EventChoice({ chosen, onChange }: EventChoiceProps) {
  const choose = (type: WebhookEventType, isChosen: boolean) =>
    onChange(webhookEventTypes.filter((each) => (each === type ? isChosen : chosen.includes(each))));
  return (
    <fieldset className={css.events}>
      <legend className={page.strong}>Events</legend>
      {webhookEventTypes.map((type) => (
        <Checkbox
          key={type}
          label={
            <>
              {webhookMeanings[type]} <code className={page.fine}>{type}</code>
            </>
          }
          checked={chosen.includes(type)}
          onCheckedChange={(isChosen) => choose(type, isChosen)}
        />
      ))}
    </fieldset>
  );
}
