import { brandLabels, brandPieces, brandViewBox } from './kit/brandPieces';
import { GrowingKit } from './parts/GrowingKit';

/** The pieces of a brand, beside its prices. */
export const Figure = () => (
  <GrowingKit
    id="brand-kit"
    pieces={brandPieces}
    viewBox={brandViewBox}
    label={brandLabels[1]}
    caption="Tansy is made up. What Elite adds is drawn as an outline."
  />
);
