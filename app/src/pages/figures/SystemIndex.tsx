import { offerOf } from '../../content/offers.ts';
import { systemIds, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { Index } from './parts/Index';

/** The five systems. */
export const Figure = () => (
  <Index
    label="The five systems"
    entries={systemIds.map((id) => ({
      pictogram: `option-${id}`,
      outcome: trinityOptions[id].outcome ?? '',
      name: trinityOptions[id].name,
      href: `#${id}`,
      price: offerOf(`trinity:${id}`).price,
    }))}
  />
);
