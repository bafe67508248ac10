import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import { TextField } from '@agency-site/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { getMail, resendMail, type StaffMail } from '../../domain/contract/staff/mails.ts';
import { queryOf } from '../deskApi.ts';
import { ActionForm } from '../parts/ActionForm';
import { useMayCall } from '../parts/buttons';
import { MailState } from '../parts/History';
import { Unloaded } from '../parts/Loaded';
import { PageHead } from '../parts/PageHead';
import { formatMoment, unbrokenTimes } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';

/** Why an e-mail doesn't arrive, in words. */
export const causes = {
  recipient: 'The address is refused. It may be mistyped.',
  transport: 'The mail server can’t be reached, or refuses us.',
} as const;

/** One e-mail as it was sent, why it didn't arrive, and a way to send it again. */
export function MailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(queryOf(getMail, { params: { id } }));
  const mayResend = useMayCall(resendMail);
  if (!data) return <Unloaded what="the e-mail" error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead
        list={['/mail', 'Mail']}
        title={data.subject}
        about={
          <>
            To {data.to} · <MailState {...data} /> {formatMoment(data.sentAt ?? data.at)}
          </>
        }
      />
      <div className={page.two}>
        <Section title="Text">
          <p className={page.prose}>{unbrokenTimes(data.text)}</p>
        </Section>
        <div className={page.stack}>
          <Section title="Delivery">
            <DescriptionList
              items={[
                { term: 'Tries', description: data.attempts },
                data.nextTryAt && { term: 'Next try', description: formatMoment(data.nextTryAt) },
                data.failure && { term: 'Last answer', description: data.failure },
              ]}
            />
            {data.cause === null ? null : <p className={page.alarm}>{causes[data.cause]}</p>}
            {data.about === null ? null : (
              <p>
                <Link className={link} to={`/${data.about.kind === 'order' ? 'orders' : 'calendar'}/${data.about.id}`}>
                  The {data.about.kind === 'order' ? 'order' : 'call'} that it is about
                </Link>
              </p>
            )}
          </Section>
          {mayResend ? <Resend mail={data} /> : null}
        </div>
      </div>
    </>
  );
}

function Resend({ mail }: { mail: StaffMail }) {
  const [email, setEmail] = useState(mail.to);
  const isCorrected = email.trim() !== mail.to;
  return (
    <Section title="Send again">
      <ActionForm
        onSubmit={() => ({
          endpoint: resendMail,
          params: { id: mail.id },
          body: { resentAt: mail.resentAt, ...(isCorrected ? { email: email.trim() } : {}) },
          done: `It goes to ${email.trim()} in a few seconds.`,
          undoable: true,
        })}
        submit={isCorrected ? 'Correct the address and send again' : 'Send again'}
        tone="line"
      >
        {mail.about === null ? null : (
          <TextField
            label="To"
            type="email"
            value={email}
            required
            onValueChange={setEmail}
            hint={`A corrected address becomes that of the ${mail.about.kind === 'order' ? 'order' : 'consultation'}. An account of the old address stays as it is.`}
          />
        )}
      </ActionForm>
    </Section>
  );
}
