import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type StaffMail, staffMailSchema } from '../../domain/contract/staff/mails.ts';
import { read } from '../deskApi.ts';
import { usePerformAction } from '../parts/Actions';
import { Fact, Facts } from '../parts/Facts';
import { Failure } from '../parts/Failure';
import { Field } from '../parts/Field';
import { Section } from '../parts/Section';
import { formatMoment } from '../parts/times.ts';
import { useMay } from '../session.ts';
import { button, link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { mailStates } from './MailsPage';

const causes = {
  recipient: 'The address is refused. It may be mistyped.',
  transport: 'The mail server can’t be reached, or refuses us.',
} as const;

/** One e-mail as it was sent, why it didn't arrive, and a way to send it again. */
export function MailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['mail', id],
    queryFn: () => read(`/mails/${encodeURIComponent(id)}`, staffMailSchema),
  });
  const may = useMay('staff');
  if (error && !data) return <Failure error={error} onRetry={() => refetch()} />;
  if (!data) return <p className={page.empty}>Loading the e-mail …</p>;
  return (
    <>
      <p className={page.back}>
        <Link className={link} to="/mail">
          Mail
        </Link>
      </p>
      <div className={page.top}>
        <div className={page.heading}>
          <h1>{data.subject}</h1>
          <p className={page.quiet}>
            To {data.to} ·{' '}
            <span className={data.status === 'undelivered' ? page.alarm : undefined}>{mailStates[data.status]}</span>{' '}
            {formatMoment(data.sentAt ?? data.at)}
          </p>
        </div>
      </div>
      <div className={page.two}>
        <Section title="Text">
          <p className={page.prose}>{data.text}</p>
        </Section>
        <div className={page.stack}>
          <Section title="Delivery">
            <Facts>
              <Fact name="Tries">{data.attempts}</Fact>
              {data.nextTryAt === null ? null : <Fact name="Next try">{formatMoment(data.nextTryAt)}</Fact>}
              {data.failure === null ? null : <Fact name="Last answer">{data.failure}</Fact>}
            </Facts>
            {data.cause === null ? null : <p className={page.alarm}>{causes[data.cause]}</p>}
            {data.about === null ? null : (
              <p>
                <Link className={link} to={`/${data.about.kind === 'order' ? 'orders' : 'calendar'}/${data.about.id}`}>
                  The {data.about.kind === 'order' ? 'order' : 'call'} that it is about
                </Link>
              </p>
            )}
          </Section>
          {may ? <Resend mail={data} /> : null}
        </div>
      </div>
    </>
  );
}

function Resend({ mail }: { mail: StaffMail }) {
  const performAction = usePerformAction();
  const [email, setEmail] = useState(mail.to);
  const [busy, setBusy] = useState(false);
  const isCorrected = email.trim() !== mail.to;
  return (
    <Section title="Send again">
      <form
        className={page.form}
        onSubmit={async (event) => {
          event.preventDefault();
          setBusy(true);
          await performAction({
            path: `/mails/${encodeURIComponent(mail.id)}/resend`,
            body: { resentAt: mail.resentAt, ...(isCorrected ? { email: email.trim() } : {}) },
            done: `It goes to ${email.trim()} in a few seconds.`,
            undoable: true,
          });
          setBusy(false);
        }}
      >
        {mail.about === null ? null : (
          <>
            <Field label="To" type="email" value={email} required onChange={(event) => setEmail(event.target.value)} />
            <p className={page.fine}>
              A corrected address becomes that of the {mail.about.kind === 'order' ? 'order' : 'consultation'}. An
              account of the old address stays as it is.
            </p>
          </>
        )}
        <p>
          <button type="submit" className={button()} disabled={busy}>
            {isCorrected ? 'Correct the address and send again' : 'Send again'}
          </button>
        </p>
      </form>
    </Section>
  );
}
