import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { dayLabel } from '../../domain/booking/labels.ts';
import { repliesIn } from '../../domain/booking/questions.ts';
import { getBooking, type StaffCall } from '../../domain/contract/staff/bookings.ts';
import { queryOf } from '../deskApi.ts';
import { Customer } from '../parts/Customer';
import { History, MailsAbout } from '../parts/History';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { CallActions, outcomeWords } from './CallActions';

/** One consultation: when and with whom it is, its e-mails and its history. */
export function CallPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(queryOf(getBooking, { params: { id } }));
  if (!data) return <Unloaded what="the call" error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead
        list={[`/calendar?week=${data.day}#${data.id}`, 'Calendar']}
        title={data.name === '' ? 'A call' : `Call with ${data.name}`}
        about={`${dayLabel(data.day)}, ${data.time}${data.status === 'cancelled' ? ' · cancelled' : ''}${data.outcome === null ? '' : ` · ${outcomeWords[data.outcome].is}`}`}
      >
        <CallActions call={data} />
      </PageHead>
      <div className={page.two}>
        <div className={page.stack}>
          <CallFacts call={data} />
          <MailsAbout mails={data.mails} />
        </div>
        <div className={page.stack}>
          {data.email === '' ? null : <Customer name={data.name} email={data.email} />}
          <History events={data.events} />
        </div>
      </div>
    </>
  );
}

/** What is known of the call besides its time. */
function CallFacts({ call }: { call: StaffCall }) {
  const { order, host, timeZone, note, meetingUrl } = call;
  const facts = [
    ...repliesIn(call).map(([term, description]) => ({ term, description })),
    order && {
      term: 'Paid with order',
      description: (
        <Link className={link} to={`/orders/${order.id}`}>
          {order.reference}
        </Link>
      ),
    },
    (meetingUrl !== null || call.joinable) && { term: 'Meeting', description: meetingUrl ?? 'No link yet' },
    host && { term: 'With', description: host.name },
    timeZone !== null && { term: 'Time zone of the customer', description: timeZone },
    note !== '' && { term: 'Note to the customer', description: note },
  ];
  if (!facts.some(Boolean)) return null;
  return (
    <Section title="About the call">
      <DescriptionList items={facts} />
    </Section>
  );
}
