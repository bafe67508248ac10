import { Button, buttonClass } from '@agency-site/ui/Button';
import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import { TextField } from '@agency-site/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { saveFile } from '../../api/browser.ts';
import { dayLabel } from '../../domain/booking/labels.ts';
import { addBooking } from '../../domain/contract/staff/newBooking.ts';
import { addOffer } from '../../domain/contract/staff/offers.ts';
import { eraseData, exportData, getPerson, type StaffPerson } from '../../domain/contract/staff/people.ts';
import { canonicalEmail } from '../../domain/forms/email.ts';
import { BookDialog } from '../calendar/BookDialog';
import { ask, queryOf } from '../deskApi.ts';
import { FormDialog } from '../parts/ActionForm';
import { useRun } from '../parts/Actions.ts';
import { DialogButton, useMayCall } from '../parts/buttons';
import { mailTo } from '../parts/Customer';
import { mailPath, mailStates } from '../parts/History';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { LinkRow } from '../parts/Row';
import { formatMoment, shortDay, todayHere } from '../parts/times.ts';
import { useMay } from '../session.ts';
import * as page from '../style/page.css';
import { FollowUp } from './FollowUp';
import * as css from './people.css';
import { Timeline } from './Timeline';

const newsletterNames = { none: 'No', pending: 'Asked, not confirmed', subscribed: 'Subscribed' } as const;

/** Everything about one e-mail address, on one page. */
export function PersonPage() {
  const { email = '' } = useParams();
  const { data, error, refetch } = useQuery(queryOf(getPerson, { query: { email } }));
  const isOwner = useMay('owner');
  if (!data) return <Unloaded what="the person" error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead
        list={['/people', 'People']}
        title={data.name || email}
        about={`${data.addresses.join(', ')}${knownSince(data)}`}
      >
        <ContactLinks email={email} person={data} />
      </PageHead>
      <div className={page.two}>
        <div className={page.stack}>
          <Timeline email={email} person={data} />
          <Mails person={data} />
        </div>
        <div className={page.stack}>
          <FollowUp email={email} followUp={data.followUp} />
          <Section title="Consents and account">
            <DescriptionList
              items={[
                { term: 'Account', description: data.account ? `Since ${shortDay(data.account.openedAt)}` : 'None' },
                ...data.newsletter.map(({ status, confirmedAt }) => ({
                  term: 'Newsletter',
                  description: `${newsletterNames[status]}${confirmedAt ? `, confirmed ${shortDay(confirmedAt)}` : ''}`,
                })),
              ]}
            />
          </Section>
          {isOwner ? <DataActions email={email} person={data} /> : null}
        </div>
      </div>
    </>
  );
}

/** " · first contact 14 Oct" */
function knownSince({ orders, bookings, messages, quotes, newsletter, account }: StaffPerson): string {
  const moments = [
    ...orders.map(({ createdAt }) => createdAt),
    ...bookings.map(({ bookedAt }) => bookedAt),
    ...messages.map(({ at }) => at),
    ...quotes.map(({ savedAt }) => savedAt),
    ...newsletter.map(({ askedAt }) => askedAt),
    ...(account === null ? [] : [account.openedAt]),
  ].sort();
  return moments[0] === undefined ? '' : `\u00A0· first contact ${shortDay(moments[0])}`;
}

/** Ways to reach a person. */
function ContactLinks({ email, person }: { email: string; person: StaffPerson }) {
  const wanted = { day: todayHere(), isFree: false };
  const who = { name: person.name, email };
  return (
    <div className={page.actions}>
      <Button href={mailTo(email)}>Write an e-mail</Button>
      {useMayCall(addBooking) ? (
        <DialogButton dialog={(onClose) => <BookDialog wanted={wanted} person={who} onClose={onClose} />}>
          Book a call
        </DialogButton>
      ) : null}
      {useMayCall(addOffer) ? (
        <Link className={buttonClass()} to="/offers/new" state={who}>
          Make an offer
        </Link>
      ) : null}
    </div>
  );
}

/** What an owner may do with a person’s data. */
function DataActions({ email, person }: { email: string; person: StaffPerson }) {
  const run = useRun();
  const save = async () => {
    const data = await run(() => ask(exportData, { body: { email } }));
    if (data) saveFile('personal-data.json', 'application/json', `${JSON.stringify(data, null, 2)}\n`);
  };
  return (
    <div className={page.panel}>
      <Section title="Their data">
        <div className={css.data}>
          <p className={page.fine}>
            With an account, they can do both themselves. Here you do it for them, once you know that the request is
            theirs.
          </p>
          <Button wide onClick={save}>
            Export their data
          </Button>
          {person.inTeam ? null : (
            <DialogButton
              tone="danger"
              wide
              dialog={(onClose) => <EraseDialog email={email} person={person} onClose={onClose} />}
            >
              Delete this person
            </DialogButton>
          )}
          {person.inTeam || person.kept.length === 0 ? null : (
            <div className={`${page.fine} ${css.kept}`}>
              If they are deleted, this stays:
              <KeptRecords kept={person.kept} />
            </div>
          )}
        </div>
      </Section>
    </div>
  );
}

function Mails({ person: { mails } }: { person: StaffPerson }) {
  if (mails.length === 0) return null;
  return (
    <Section title="Latest e-mails">
      <ul>
        {mails.map((mail) => (
          <LinkRow
            key={mail.id}
            to={mailPath(mail)}
            title={mail.subject}
            about={formatMoment(mail.at)}
            alarm={mail.status === 'undelivered'}
          >
            {mailStates[mail.status]}
          </LinkRow>
        ))}
      </ul>
    </Section>
  );
}

const keptNames = {
  'paid-order': ['Paid order, kept by law', 'Paid orders, kept by law'],
  'payable-order': ['Order that can still be paid', 'Orders that can still be paid'],
  'ended-order': [
    'Order that has ended, in case a payment still arrives',
    'Orders that have ended, in case a payment still arrives',
  ],
  booking: ['Upcoming call', 'Upcoming calls'],
} as const;

/** What stays if a person is deleted, by what it is and until when. */
export function KeptRecords({ kept }: Pick<StaffPerson, 'kept'>) {
  if (kept.length === 0) return null;
  const groups = Map.groupBy(kept, ({ kind, until }) => `${kind} ${until}`);
  return (
    <ul>
      {[...groups].map(([key, records]) => {
        const [first] = records;
        if (!first) return null;
        const { kind, until } = first;
        const references = kind === 'booking' ? [] : records.map(({ reference }) => reference);
        return (
          <li key={key} className={page.entry}>
            {keptNames[kind][records.length === 1 ? 0 : 1]}: {[...references, `until ${dayLabel(until)}`].join(', ')}
          </li>
        );
      })}
    </ul>
  );
}

interface EraseDialogProps {
  email: string;
  person: StaffPerson;
  onClose: () => void;
}

/** Deletes a person. It can't be undone, so the owner types the address; what the law keeps is shown first. */
function EraseDialog({ email, person, onClose }: EraseDialogProps) {
  const navigate = useNavigate();
  const [confirm, setConfirm] = useState('');
  return (
    <FormDialog
      title="Delete this person?"
      onClose={onClose}
      onSubmit={() => ({
        endpoint: eraseData,
        body: { email, confirm },
        done: person.kept.length > 0 ? 'Deleted, except what has to stay.' : 'Deleted.',
      })}
      onDone={() => navigate('/people')}
      submit={`Delete ${email}`}
      tone="danger"
      unavailable={canonicalEmail(confirm) !== canonicalEmail(email)}
    >
      <p>Their messages, quotes, calls, newsletter and account are deleted. This can’t be undone.</p>
      <KeptRecords kept={person.kept} />
      <TextField
        label={`Type ${email} to confirm`}
        value={confirm}
        required
        autoComplete="off"
        onValueChange={setConfirm}
      />
    </FormDialog>
  );
}
