import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import { cardProviderOf } from '../../domain/cardProviders.ts';
import type { StaffDispute, StaffPayment } from '../../domain/contract/staff/orders.ts';
import { formatCents } from '../../domain/money.ts';
import { formatMoment, shortDay } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as css from './orders.css.ts';

const stateLabels: Readonly<Record<StaffDispute['state'], string>> = {
  open: 'Open',
  won: 'Won: the money stays with you',
  lost: 'Lost: the money went back to the customer',
};

/** The disputes about an order's payments. Renders nothing if there are none. */
export function Disputes({ payments }: { payments: readonly StaffPayment[] }) {
  return payments.map((payment) =>
    payment.dispute === null ? null : <Dispute key={payment.id} dispute={payment.dispute} payment={payment} />,
  );
}

function Dispute({ dispute, payment }: { dispute: StaffDispute; payment: StaffPayment }) {
  const provider = cardProviderOf(payment)?.name ?? 'the demo';
  const { state, amount, reason, openedAt, dueBy } = dispute;
  return (
    <Section title="Dispute" aside={state === 'open' ? stateLabels.open : null}>
      <DescriptionList
        items={[
          { term: 'Amount', description: formatCents(amount) },
          reason && { term: 'Reason', description: reason },
          openedAt && { term: 'Opened', description: formatMoment(openedAt) },
          dueBy && { term: 'Answer by', description: shortDay(dueBy) },
          state !== 'open' && { term: 'Outcome', description: stateLabels[state] },
        ]}
      />
      {state === 'open' ? <p className={css.under}>{nextStep(dispute, provider)}</p> : null}
      {payment.page === null ? null : (
        <p className={css.under}>
          <a className={link} href={payment.page}>
            Open the payment in {provider}
          </a>
        </p>
      )}
    </Section>
  );
}

/** What follows. Without a deadline, it has been answered. */
function nextStep({ dueBy }: StaffDispute, provider: string): string {
  if (dueBy === null) return `The bank is reviewing it. ${provider} tells us how it ends, and you get an e-mail.`;
  return `You answer a dispute in ${provider}, not here: send your evidence there in time, or the money goes back to the customer. ${provider} tells us how it ends, and you get an e-mail.`;
}
