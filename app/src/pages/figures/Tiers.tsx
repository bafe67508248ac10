import { buttonClass } from '@agency-site/ui/Button';
import { allBrands, allTiers, type OfferId, offerOf } from '../../content/offers.ts';
import { formatEuro } from '../../domain/money.ts';
import { formatDelivery } from '../../domain/words.ts';
import { stage } from '../../shell/art/drawing.css';
import { Kit, type KitName } from '../../shell/art/Kit';
import { Sample } from '../../shell/Sample';
import * as type from '../../shell/style/type.css';
import * as css from './parts/tiers.css';

interface TiersProps {
  /** The packages, from the smallest to the largest. */
  of: readonly OfferId[];
  /** The drawings of the packages. */
  kit: KitName;
  /** One sentence about the drawings. */
  caption: string;
}

/** The packages of a service side by side: a drawing, whom each suits and its price. Their features are in a table. */
function Tiers({ of, kit, caption }: TiersProps) {
  return (
    <>
      <ul className={css.tiers} aria-label="The packages, from the smallest to the largest">
        {of.map(offerOf).map(({ id, name, tag, description, price, rule, delivery, to, isRecommended }, tier) => (
          <li key={id} className={css.tier}>
            <div className={stage}>
              <Kit of={kit} tier={tier} />
            </div>
            <div className={css.head}>
              <h3 className={css.name}>{name}</h3>
              {tag !== undefined && <p className={css.tag}>{tag}</p>}
            </div>
            <p className={css.about}>{description}</p>
            <p className={`${css.price} ${type.money}`}>{formatEuro(price)}</p>
            <p className={css.rule}>{[rule, delivery && formatDelivery(delivery)].filter(Boolean).join('. ')}</p>
            {to !== undefined && (
              <a className={buttonClass({ tone: isRecommended ? 'primary' : 'line' })} href={to}>
                Choose {name}
              </a>
            )}
          </li>
        ))}
      </ul>
      <Sample as="p" of="brand">
        {caption}
      </Sample>
    </>
  );
}

/** The brand packages as one brand that grows. */
export const BrandTiers = () => (
  <Tiers
    of={allBrands}
    kit="brand"
    caption="What a package doesn’t include is drawn as an outline. We agree your pieces with you before we start."
  />
);

/** The platform tiers: each adds to the one before. */
export const PlatformTiers = () => (
  <Tiers of={allTiers} kit="platform" caption="Tansy is made up. What a tier doesn’t include is drawn as an outline." />
);
