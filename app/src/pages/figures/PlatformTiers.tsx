import { allTiers } from '../../content/offers.ts';
import { Tiers } from './parts/Tiers';

/** The platform tiers: each adds to the one before. */
export const Figure = () => (
  <Tiers of={allTiers} kit="platform" caption="Tansy is made up. What a tier doesn’t include is drawn as an outline." />
);
