import { GrowingKit } from './parts/GrowingKit';

/** The pieces of a brand, beside its prices. */
export const Figure = () => (
  <GrowingKit of="brand" caption="Tansy is made up. What Elite adds is drawn as an outline." />
);
