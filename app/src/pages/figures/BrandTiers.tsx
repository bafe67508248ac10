import { allBrands } from '../../content/offers.ts';
import { brandLabels, brandPieces, brandViewBox } from './kit/brandPieces';
import { Kit } from './kit/drawing';
import { Tiers } from './parts/Tiers';

/** The brand packages as one brand that grows. */
export const Figure = () => (
  <Tiers
    of={allBrands}
    drawing={(tier) => (
      <Kit pieces={brandPieces} tier={tier} viewBox={brandViewBox} label={brandLabels[tier] ?? brandLabels[2]} />
    )}
    caption="What a package doesn’t include is drawn as an outline. We agree your pieces with you before we start."
  />
);
