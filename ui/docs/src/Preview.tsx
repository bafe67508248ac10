import { Button } from '@agency-site/ui/Button';
import { OrderSummary } from '@agency-site/ui/OrderSummary';
import { PackageCard } from '@agency-site/ui/PackageCard';
import type { CSSProperties } from 'react';
import type { Scheme } from '../../check/contrast.ts';
import type { Property } from './brand.ts';
import { preview } from './style/editor.css';

const titles = { light: 'In light mode', dark: 'In dark mode' };

/** A few components in a brand and a scheme. */
export function Preview({ scheme, properties }: { scheme: Scheme; properties: readonly Property[] }) {
  const style = { colorScheme: scheme, ...Object.fromEntries(properties) } as CSSProperties;
  const card = { type: 'radio', name: `tier-${scheme}`, onChange: () => {} } as const;
  return (
    <div className={preview} style={style}>
      <PackageCard {...card} value="full" title="Full System" price="€1,600" badge="Popular" checked />
      <PackageCard {...card} value="one" title="Foundation" price="€800" checked={false} />
      <OrderSummary
        title={titles[scheme]}
        lines={[{ id: 'full', label: 'Full System', amount: '€1,600' }]}
        total="€1,600"
      >
        <Button tone="primary" wide>
          Order
        </Button>
      </OrderSummary>
    </div>
  );
}
