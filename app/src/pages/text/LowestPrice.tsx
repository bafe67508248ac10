import { cheapest, type OfferId, offerOf } from '../../content/offers.ts';
import { formatEuro } from '../../domain/money.ts';
import { uncapitalised } from '../../domain/words.ts';
import * as type from '../../shell/style/type.css';
import * as css from './Hero.css';
import { InsteadOfStandardPrice } from './InsteadOfStandardPrice';

/** The lowest price of offers, and what it is for: "€200, beta price instead of €1,500". */
export function LowestPrice({ of }: { of: readonly [OfferId, ...OfferId[]] }) {
  const { name, price, standard, rule } = cheapest(of);
  const isAlone = of.map(offerOf).filter((offer) => offer.price === price).length === 1;
  return (
    <p className={css.price}>
      <span className={`${css.amount} ${type.money}`}>
        {of.length > 1 && (
          <>
            <small className={css.from}>from</small>{' '}
          </>
        )}
        {formatEuro(price)}
      </span>
      <span className={type.fine}>
        {[of.length > 1 && isAlone && name, rule && uncapitalised(rule)].filter(Boolean).join(', ')}
        <InsteadOfStandardPrice standard={standard} />
      </span>
    </p>
  );
}
