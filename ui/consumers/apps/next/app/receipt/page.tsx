import { Accordion, Button, buttonClass, OrderSummary } from '@agency-site/ui';
import { vars } from '@agency-site/ui/theme';
import Link from 'next/link';

/** Drawn on the server: only the framework and the button that is pressed send code along. */
export default function Receipt() {
  return (
    <main style={{ background: vars.color.sunk }}>
      <OrderSummary
        title="Your receipt"
        lines={[{ id: 'full', label: 'Full System', amount: '€1,600', rule: 'Middle of €1,200–€2,000' }]}
        total="€1,600"
        due={{ label: 'Deposit paid', amount: '€320' }}
      />
      <Accordion items={[{ title: 'What happens next', body: <p>We call you.</p> }]} />
      <Link className={buttonClass({ tone: 'primary' })} href="/" prefetch={false}>
        Change it
      </Link>
      <Button href="mailto:hello@agency.example">Write to us</Button>
      <form action="/receipt">
        <Button type="submit">Send again</Button>
      </form>
    </main>
  );
}
