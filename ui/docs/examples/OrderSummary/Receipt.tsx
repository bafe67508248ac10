import { OrderSummary } from '@agency-site/ui/OrderSummary';

export default function Receipt() {
  return (
    <OrderSummary
      caption="Quote"
      lines={[
        { id: 'core', label: 'Business system', amount: '€600' },
        { id: 'full', label: 'Full System', amount: '€1,600', rule: 'Middle of €1,200–€2,000' },
        {
          id: 'bundle',
          label: 'Bundle discount',
          amount: '−€220',
          kind: 'discount',
          explanation: 'A system and a platform share their set-up, so a tenth of both comes off: 10% of €2,200.',
        },
      ]}
      total="€1,980"
      due={{ label: 'Deposit due today', amount: '€396', rule: '20% of the total' }}
      later={{ label: 'Later', amount: '€1,584' }}
    />
  );
}
