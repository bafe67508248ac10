import { Fragment } from 'react';
import type { Words } from '../../../content/article.ts';
import { type Offer, type OfferId, offerOf } from '../../../content/offers.ts';
import { formatEuro } from '../../../domain/money.ts';
import { ArrowIcon } from '../../../shell/icons';
import * as type from '../../../shell/style/type.css';
import { Spans } from '../Spans';
import * as css from './Prices.css';
import * as rows from './rows.css';

/** A price list: name, inclusions, price and rule. */
export function Prices({ of, note }: { of: readonly OfferId[]; note?: Words | undefined }) {
  return (
    <>
      <ul className={rows.rows}>
        {of.map(offerOf).map((offer) => (
          <li key={offer.id}>
            <Row offer={offer} />
          </li>
        ))}
      </ul>
      {note !== undefined && (
        <p className={`${type.fine} ${css.note}`}>
          <Spans words={note} />
        </p>
      )}
    </>
  );
}

/** A row: a link if the offer can be ordered. */
function Row({ offer }: { offer: Offer }) {
  if (offer.to === undefined) {
    return (
      <div className={`${rows.row} ${css.grid}`}>
        <Facts offer={offer} />
      </div>
    );
  }
  return (
    <a className={`${rows.leading} ${css.grid}`} href={offer.to}>
      <Facts offer={offer} />
      <span className={rows.arrow}>
        <ArrowIcon />
      </span>
    </a>
  );
}

function Facts({ offer }: { offer: Offer }) {
  const { name, outcome, tag, features, delivery, price, standard, rule } = offer;
  return (
    <>
      <div>
        <h3 className={`${type.h3} ${css.name}`}>
          {outcome ?? name}
          {tag !== undefined && <span className={css.tag}>{tag}</span>}
        </h3>
        <Features of={outcome === undefined ? features : [name]} />
        {delivery !== undefined && <p className={css.features}>Delivered in {delivery.replace('-', '–')}</p>}
      </div>
      <p className={css.price}>
        <span className={`${css.amount} ${type.money}`}>
          {standard !== undefined && (
            <>
              <span className={type.hidden}>Standard price </span>
              <s className={css.standard}>{formatEuro(standard)}</s>
            </>
          )}
          {formatEuro(price)}
        </span>
        {standard !== undefined && <span className={css.saving}>Save {formatEuro(standard - price)}</span>}
        {rule !== undefined && <span className={`${type.fine} ${css.rule}`}>{rule}</span>}
      </p>
    </>
  );
}

/** Features in a row, none of which is broken if it fits on a line. */
function Features({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <p className={css.features}>
      {of.map((feature, at) => (
        <Fragment key={feature}>
          <span className={css.feature}>{at < of.length - 1 ? `${feature}\u00a0·` : feature}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
