import { allTiers } from '../../content/offers.ts';
import { Kit } from './kit/drawing';
import { platformLabels, platformPieces, platformViewBox } from './kit/platformPieces';
import { Tiers } from './parts/Tiers';

/** The platform tiers: each adds to the one before. */
export const Figure = () => (
  <Tiers
    of={allTiers}
    drawing={(tier) => (
      <Kit
        pieces={platformPieces}
        tier={tier}
        viewBox={platformViewBox}
        label={platformLabels[tier] ?? platformLabels[2]}
      />
    )}
    caption="Tansy is made up. What a tier doesn’t include is drawn as an outline."
  />
);
