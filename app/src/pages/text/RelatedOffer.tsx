import { articleLabels } from '../../content/articleLabels.ts';
import { type OfferId, offerOf } from '../../content/offers.ts';
import type { TrinityId } from '../../domain/catalogue/ids.ts';
import type { PictogramName } from '../../shell/art/pictograms.ts';
import { Index } from '../figures/parts/Index';

const services: Readonly<Record<string, PictogramName>> = {
  brand: 'service-brand-identity',
  campaign: 'service-ad-campaigns',
  tier: 'service-complete-platform',
};

function pictogramOf(offer: OfferId): PictogramName | undefined {
  const [kind = '', id = ''] = offer.split(':');
  return kind === 'trinity' ? `option-${id as TrinityId}` : services[kind];
}

/** A link to the wizard in which an offer is chosen, with its price. Nothing for one that can't be ordered. */
export function RelatedOffer({ of }: { of: OfferId }) {
  const { name, outcome, description, price, to } = offerOf(of);
  const pictogram = pictogramOf(of);
  if (!to || !pictogram) return null;
  const entry = { pictogram, outcome: outcome ?? name, name: outcome ? name : (description ?? ''), href: to, price };
  return <Index label={articleLabels.blog.related} entries={[entry]} />;
}
