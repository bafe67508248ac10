import { DescriptionList } from '@agency-site/ui/DescriptionList';

const order = { customer: 'Aoife Ní Bhriain', company: undefined, total: '€1,600' };

export default function Facts() {
  return (
    <DescriptionList
      items={[
        { term: 'Customer', description: order.customer },
        order.company && { term: 'Company', description: order.company },
        { term: 'Total', description: order.total, figure: true },
      ]}
    />
  );
}
