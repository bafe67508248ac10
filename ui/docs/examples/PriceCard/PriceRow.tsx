import { Button } from '@agency-site/ui/Button';
import { PriceCard } from '@agency-site/ui/PriceCard';
import { vars } from '@agency-site/ui/theme';

export default function PriceRow() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: vars.space.s2 }}>
      <PriceCard title="Foundation" price="€800" features={['Website', 'Contact form']}>
        <Button href="/install/" wide>
          Choose Foundation
        </Button>
      </PriceCard>
      <PriceCard title="Full System" price="€1,600" badge="Popular" emphasis="raised" features={['Website', 'Orders']}>
        <Button href="/install/" tone="primary" wide>
          Choose Full System
        </Button>
      </PriceCard>
    </div>
  );
}
