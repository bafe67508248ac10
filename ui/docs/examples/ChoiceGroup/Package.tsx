import { ChoiceGroup } from '@agency-site/ui/ChoiceGroup';
import { PackageCard } from '@agency-site/ui/PackageCard';

export default function Package() {
  return (
    <ChoiceGroup legend="Which package?" headingLevel={3} name="package" defaultValue="full" layout="columns">
      <PackageCard value="foundation" title="Foundation" price="€800" features={['Website', 'Contact form']} />
      <PackageCard value="full" title="Full System" price="€1,600" badge="Popular" features={['Website', 'Orders']} />
    </ChoiceGroup>
  );
}
