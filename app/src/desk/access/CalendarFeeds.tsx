import { useState } from 'react';
import { addCalendarFeed, listCalendarFeeds, revokeCalendarFeed } from '../../domain/contract/staff/calendarFeeds.ts';
import { queryOf } from '../deskApi.ts';
import { ActionForm } from '../parts/ActionForm';
import { useSend } from '../parts/Actions';
import { ActionButton } from '../parts/buttons';
import { LimitedField } from '../parts/LimitedField';
import { ListSection } from '../parts/Loaded';
import { Row } from '../parts/Row';
import { formatMoment } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as css from './access.css.ts';
import { Secret } from './Secret';

export const feedsQuery = queryOf(listCalendarFeeds);

/** Secret addresses by which calendar programs subscribe to all calls. */
export function CalendarFeeds() {
  const send = useSend();
  const [url, setUrl] = useState<string | null>(null);
  const create = async (name: string) => {
    const answer = await send({ endpoint: addCalendarFeed, body: { name } });
    if (answer) setUrl(answer.url);
    return answer !== undefined;
  };
  return (
    <ListSection
      title="Calls in your calendar"
      aside="A secret address for Google, Outlook or Apple Calendar"
      of={feedsQuery}
      rows={({ feeds }) =>
        feeds.map(({ id, name, createdAt, lastReadAt }) => (
          <Row
            key={id}
            title={name}
            about={`made ${formatMoment(createdAt)} · ${lastReadAt === null ? 'never read' : `last read ${formatMoment(lastReadAt)}`}`}
          >
            <ActionButton
              tone="danger"
              aria-label={`Revoke the calendar address of ${name}`}
              action={{
                endpoint: revokeCalendarFeed,
                params: { id },
                done: `The calendar address of ${name} is revoked.`,
              }}
              onDone={() => setUrl(null)}
            >
              Revoke
            </ActionButton>
          </Row>
        ))
      }
    >
      <Secret
        words="Subscribe to this address now. It isn’t shown again, and anyone who has it can read all calls:"
        secret={url}
        action={
          <a className={link} href={url?.replace(/^https?:/, 'webcal:')}>
            Open in your calendar
          </a>
        }
      />
      <ActionForm
        className={css.inline}
        onSubmit={(entered) => create(entered('name'))}
        submit="Make a calendar address"
        tone="line"
      >
        <LimitedField label="Whose calendar" name="name" limit={100} required />
      </ActionForm>
    </ListSection>
  );
}
