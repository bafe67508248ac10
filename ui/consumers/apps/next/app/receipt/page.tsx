import { Accordion, Button, buttonClass, OrderSummary, StepShell } from '@agency-site/ui';
import { vars } from '@agency-site/ui/theme';
import Link from 'next/link';

const steps = [
  { id: 'pay', label: 'Payment' },
  { id: 'done', label: 'Done' },
];

/** A server component: apart from the framework, only StepShell and the clickable Button send code to the browser. */
export default function Receipt() {
  return (
    <main style={{ background: vars.color.sunk }}>
      <StepShell
        label="Order"
        steps={steps}
        at={1}
        title="Thank you"
        headingLevel={1}
        aside={
          <OrderSummary
            title="Your receipt"
            lines={[{ id: 'full', label: 'Full System', amount: '€1,600', rule: 'Middle of €1,200–€2,000' }]}
            total="€1,600"
            due={{ label: 'Deposit paid', amount: '€320' }}
          />
        }
      >
        <div style={{ display: 'grid', gap: vars.space.s3, justifyItems: 'start' }}>
          <p>We have received your deposit.</p>
          <Accordion
            items={[{ title: 'What happens next', body: <p>We call you.</p> }]}
            style={{ inlineSize: '100%' }}
          />
          <p>
            <Link className={buttonClass({ tone: 'primary' })} href="/" prefetch={false}>
              Change it
            </Link>
          </p>
          <Button href="mailto:hello@agency.example">Write to us</Button>
          <form action="/receipt">
            <Button type="submit">Send again</Button>
          </form>
        </div>
      </StepShell>
    </main>
  );
}
