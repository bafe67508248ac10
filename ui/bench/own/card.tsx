import '../../dist/components/PackageCard/PackageCard.css';
import { PackageCard } from '@agency-site/ui/PackageCard';
import { features, plan } from '../content';

export { Frame } from './card-by-hand';

const nothing = () => {};

export function Item({ index }: { index: number }) {
  const { id, ...shown } = plan(index);
  return (
    <PackageCard
      type="radio"
      name="plan"
      value={id}
      checked={false}
      onChange={nothing}
      {...shown}
      features={features}
    />
  );
}
