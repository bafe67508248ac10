import { Checkbox } from '@agency-site/ui/Checkbox';
import {
  type WebhookEventType,
  webhookEventTypes,
  webhookMeanings,
} from '../../../domain/contract/staff/webhookEvents.ts';
import * as page from '../../style/page.css.ts';
import * as css from '../access.css.ts';

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
      <legend className={page.fine}>Events</legend>
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
