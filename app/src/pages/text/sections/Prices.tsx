import { Disclosure } from '@agency-site/ui/Accordion';
import { explainAbbreviations } from '../../../content/abbreviations.ts';
import { type OfferId, offerOf, type SoldItem } from '../../../content/offers.ts';
import { formatEuro } from '../../../domain/money.ts';
import type { Words } from '../../../domain/text/blocks.ts';
import { formatRange } from '../../../domain/words.ts';
import { ArrowIcon } from '../../../shell/icons';
import * as type from '../../../shell/style/type.css';
import { InsteadOfStandardPrice } from '../InsteadOfStandardPrice';
import { Spans } from '../Spans';
import * as css from './Prices.css';
import * as rows from './rows.css';

interface PricesProps {
  of: readonly OfferId[];
  note?: Words | undefined;
  /** The systems of which packages below are made, which explain their names: smaller, and on a phone they open on a press. */
  areParts?: boolean;
  /** Two rows side by side, where there is room. */
  isPair?: boolean;
}

/** A price list: name, inclusions, price and rule. What all have in common is in its texts. */
export function Prices({ of, note, areParts = false, isPair = false }: PricesProps) {
  const offers = of.map(offerOf);
  const isShared = (feature: string) => of.length > 1 && offers.every(({ features }) => features.includes(feature));
  const showsRules = offers.length === 1 || new Set(offers.map(({ rule }) => rule)).size > 1;
  const meanings = explainAbbreviations(
    offers.flatMap(({ name, description, features }) => [name, description, ...features]),
  );
  const list = (
    <ul className={isPair ? css.pair : rows.rows}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <Row
            offer={{ ...offer, features: offer.features.filter((feature) => !isShared(feature)) }}
            showsRule={showsRules}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={css.prices}>
      {areParts ? (
        <div className={css.folded}>
          <Disclosure
            size="m"
            title="One system at a time"
            aside={`from ${formatEuro(Math.min(...offers.map(({ price }) => price)))}`}
            wide
          >
            {list}
          </Disclosure>
        </div>
      ) : (
        list
      )}
      {note !== undefined && (
        <p className={css.note}>
          <Spans words={note} />
        </p>
      )}
      {meanings && !areParts && <p className={css.note}>{meanings}</p>}
    </div>
  );
}

interface RowProps {
  offer: SoldItem;
  showsRule: boolean;
}

/** A row: a link if the offer can be ordered. */
function Row({ offer, showsRule }: RowProps) {
  if (offer.to === undefined) {
    return (
      <div className={`${rows.row} ${css.grid}`}>
        <Facts offer={offer} showsRule={showsRule} />
      </div>
    );
  }
  return (
    <a className={`${rows.leading} ${css.grid}`} href={offer.to}>
      <Facts offer={offer} showsRule={showsRule} />
      <span className={css.arrow}>
        <ArrowIcon />
      </span>
    </a>
  );
}

function Facts({ offer, showsRule }: RowProps) {
  const { name, outcome, tag, features, delivery, price, standard, rule } = offer;
  const included = outcome === undefined ? features : [name];
  return (
    <>
      <h3 className={`${type.h3} ${css.name}`}>
        <span>{outcome ?? name}</span>
        {tag !== undefined && <span className={css.tag}>{tag}</span>}
      </h3>
      <p className={css.price}>
        <span className={css.amounts}>
          <span className={css.amount}>{formatEuro(price)}</span>{' '}
          {standard !== undefined && !showsRule && (
            <span className={type.fine}>
              <span className={type.hidden}>Standard price </span>
              <s>{formatEuro(standard)}</s>
            </span>
          )}
        </span>{' '}
        {showsRule && (
          <span className={css.rule}>
            {rule}
            <InsteadOfStandardPrice standard={standard} />
          </span>
        )}
      </p>
      <div className={css.details}>
        <ul className={css.features}>
          {included.map((feature) => (
            <li key={feature} className={css.feature}>
              {feature}
            </li>
          ))}
        </ul>
        {delivery !== undefined && (
          <p className={css.delivery}>
            <span className={type.hidden}>Delivered in </span>
            {formatRange(delivery)}
          </p>
        )}
      </div>
    </>
  );
}
