import { Button } from '@agency-site/ui/Button';
import { EmptyState } from '@agency-site/ui/EmptyState';

export default function Orders() {
  return (
    <EmptyState title="No orders yet" action={<Button href="#prices">See the prices</Button>}>
      What you buy appears here, with its invoice.
    </EmptyState>
  );
}
