import { GrowingKit } from './parts/GrowingKit';

/** The pieces of a platform, beside its prices. */
export const Figure = () => (
  <GrowingKit of="platform" caption="The Full System tier. What Premium adds is drawn as an outline." />
);
