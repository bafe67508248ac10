import { GrowingKit } from './parts/GrowingKit';

/** The pieces of a campaign, beside its prices. */
export const Figure = () => (
  <GrowingKit of="campaign" caption="The ads of the Growth Campaign. What Premium adds is drawn as an outline." />
);
