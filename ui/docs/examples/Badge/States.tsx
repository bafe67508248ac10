import { Badge } from '@agency-site/ui/Badge';

export default function States() {
  return (
    <p>
      <Badge>Draft</Badge> <Badge tone="positive">Paid</Badge> <Badge tone="warning">Due on Friday</Badge>{' '}
      <Badge tone="alarm">Disputed</Badge>
    </p>
  );
}
