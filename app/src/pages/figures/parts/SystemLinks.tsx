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
  /** The package of all of them, for its price below. */
  together?: 'trinity-core' | 'trinity-plus';
}

/** Trinity systems, outcome first, and packages with what is in them. */
export const SystemLinks = <Id extends TrinityId>({ label, of, href, together }: SystemLinksProps<Id>) => (
  <Index
    label={label}
    {...(together && {
      total: { name: `${trinityOptions[together].name}, all together`, price: offerOf(`trinity:${together}`).price },
    })}
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
