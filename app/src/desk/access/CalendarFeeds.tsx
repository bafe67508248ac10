import { Alert } from '@agency-site/ui/Alert';
import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addCalendarFeed,
  type CalendarFeed,
  listCalendarFeeds,
  revokeCalendarFeed,
} from '../../domain/contract/staff/calendarFeeds.ts';
import { ask } from '../deskApi.ts';
import { ActionForm } from '../parts/ActionForm';
import { usePerformAction, useSend } from '../parts/Actions';
import { Failure } from '../parts/Failure';
import { LimitedField } from '../parts/LimitedField';
import { formatMoment } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as css from './access.css.ts';
import { Row } from './Row';

export const feedsQuery = {
  queryKey: ['calendar-feeds'],
  queryFn: () => ask(listCalendarFeeds),
};

/** Secret addresses by which calendar programs subscribe to all calls. */
export function CalendarFeeds() {
  const send = useSend();
  const { data, error, refetch } = useQuery(feedsQuery);
  const [url, setUrl] = useState<string | null>(null);
  const create = async (name: string) => {
    const answer = await send({ endpoint: addCalendarFeed, body: { name } });
    if (answer) setUrl(answer.url);
    return answer !== undefined;
  };
  return (
    <Section title="Calls in your calendar" aside="A secret address for Google, Outlook or Apple Calendar">
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      <ul>
        {data?.feeds.map((feed) => (
          <Feed key={feed.id} feed={feed} onRevoked={() => setUrl(null)} />
        ))}
      </ul>
      <Alert
        tone="success"
        className={css.secret}
        action={
          <a className={link} href={url?.replace(/^https?:/, 'webcal:')}>
            Open in your calendar
          </a>
        }
      >
        {url === null ? null : (
          <>
            Subscribe to this address now. It isn’t shown again, and anyone who has it can read all calls:{' '}
            <code>{url}</code>
          </>
        )}
      </Alert>
      <ActionForm
        className={css.inline}
        onSubmit={(entered) => create(entered('name'))}
        submit="Make a calendar address"
        tone="line"
      >
        <LimitedField label="Whose calendar" name="name" limit={100} required />
      </ActionForm>
    </Section>
  );
}

function Feed({ feed, onRevoked }: { feed: CalendarFeed; onRevoked: () => void }) {
  const performAction = usePerformAction();
  const revoke = async () => {
    const done = `The calendar address of ${feed.name} is revoked.`;
    if (await performAction({ endpoint: revokeCalendarFeed, params: { id: feed.id }, done })) onRevoked();
  };
  return (
    <Row
      title={feed.name}
      about={`made ${formatMoment(feed.createdAt)} · ${feed.lastReadAt === null ? 'never read' : `last read ${formatMoment(feed.lastReadAt)}`}`}
    >
      <Button tone="danger" aria-label={`Revoke the calendar address of ${feed.name}`} onClick={revoke}>
        Revoke
      </Button>
    </Row>
  );
}
