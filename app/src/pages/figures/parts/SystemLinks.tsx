import { offerOf } from '../../../content/offers.ts';
import { type SystemId, trinityOptions } from '../../../domain/catalogue/trinity.ts';
import { Index } from './Index';

interface SystemLinksProps {
  label: string;
  of: readonly SystemId[];
  href: (id: SystemId) => string;
}

/** Trinity systems, outcome first. */
export const SystemLinks = ({ label, of, href }: SystemLinksProps) => (
  <Index
    label={label}
    entries={of.map((id) => ({
      pictogram: `option-${id}`,
      outcome: trinityOptions[id].outcome ?? '',
      name: trinityOptions[id].name,
      href: href(id),
      price: offerOf(`trinity:${id}`).price,
    }))}
  />
);
