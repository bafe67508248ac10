import { allBrands } from '../../content/offers.ts';
import { Tiers } from './parts/Tiers';

/** The brand packages as one brand that grows. */
export const Figure = () => (
  <Tiers
    of={allBrands}
    kit="brand"
    caption="What a package doesn’t include is drawn as an outline. We agree your pieces with you before we start."
  />
);
