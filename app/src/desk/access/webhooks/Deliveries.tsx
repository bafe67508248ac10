import { Button } from '@agency-site/ui/Button';
import { Section } from '@agency-site/ui/Section';
import { useInfiniteQuery } from '@tanstack/react-query';
import { webhookMeanings } from '../../../domain/contract/staff/webhookEvents.ts';
import { type Delivery, listDeliveries, resendDelivery } from '../../../domain/contract/staff/webhooks.ts';
import { plural } from '../../../domain/words.ts';
import { ask } from '../../deskApi.ts';
import { usePerformAction } from '../../parts/Actions';
import { Failure } from '../../parts/Failure';
import { formatMoment } from '../../parts/times.ts';
import * as page from '../../style/page.css.ts';
import { Row } from '../Row';

/** What a webhook was sent in the last 30 days, latest first, and sending it again. */
export function Deliveries({ webhook }: { webhook: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['deliveries', webhook],
    queryFn: ({ pageParam }) => ask(listDeliveries, { params: { id: webhook }, query: { after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const rows = data?.pages.flatMap((each) => each.rows);
  return (
    <Section title="Deliveries" aside="The last 30 days">
      {error && !data ? <Failure error={error} onRetry={() => refetch()} /> : null}
      {rows?.length === 0 ? <p className={page.empty}>Nothing has been sent yet.</p> : null}
      <ul>
        {rows?.map((delivery) => (
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

function Sent({ delivery }: { delivery: Delivery }) {
  const performAction = usePerformAction();
  return (
    <Row
      title={webhookMeanings[delivery.type]}
      alarm={delivery.status === 'failed'}
      about={[
        formatMoment(delivery.at),
        stateOf(delivery),
        ...(delivery.answer === null ? [] : [delivery.answer]),
      ].join(' · ')}
    >
      {delivery.status === 'waiting' ? null : (
        <Button
          onClick={() =>
            performAction({
              endpoint: resendDelivery,
              params: { id: delivery.id },
              body: { resentAt: delivery.resentAt },
              done: 'The event is being sent again.',
            })
          }
        >
          Send again
        </Button>
      )}
    </Row>
  );
}
