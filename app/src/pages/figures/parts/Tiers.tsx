import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { type OfferId, offerOf } from '../../../content/offers.ts';
import { formatEuro } from '../../../domain/money.ts';
import { formatDelivery } from '../../../domain/words.ts';
import { Sample } from '../../../shell/Sample';
import * as type from '../../../shell/style/type.css';
import { stage } from './drawing.css';
import { Kit, type KitName } from './Kit';
import * as css from './tiers.css';

interface TiersProps {
  /** The packages, from the smallest to the largest. */
  of: readonly OfferId[];
  /** The drawings of the packages. */
  kit: KitName;
  /** One sentence about the drawings. */
  caption: string;
}

/** The packages of a service side by side: a drawing, whom each suits and its price. Their features are in a table. */
export function Tiers({ of, kit, caption }: TiersProps) {
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
