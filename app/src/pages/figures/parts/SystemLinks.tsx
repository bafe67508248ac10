import { offerOf } from '../../../content/offers.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import type { TrinityId } from '../../../domain/catalogue/ids.ts';
import { contents } from '../../../domain/pricing/trinity.ts';
import { Index } from './Index';

const { trinityOptions } = catalogue;

interface SystemLinksProps<Id extends TrinityId> {
  label: string;
  of: readonly Id[];
  href: (id: Id) => string;
}

/** Trinity systems, outcome first, and packages with what is in them. */
export const SystemLinks = <Id extends TrinityId>({ label, of, href }: SystemLinksProps<Id>) => (
  <Index
    label={label}
    entries={of.map((id) => {
      const { outcome, name } = trinityOptions[id];
      return {
        pictogram: `option-${id}`,
        outcome: outcome ?? name,
        name: outcome === undefined ? contents(catalogue, id) : name,
        href: href(id),
        price: offerOf(`trinity:${id}`).price,
      };
    })}
  />
);
