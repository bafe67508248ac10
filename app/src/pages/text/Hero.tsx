import type { ReactNode } from 'react';
import { cheapest, type OfferId, offerOf } from '../../content/offers.ts';
import type { PageContent } from '../../content/page.ts';
import { fullName } from '../../content/systems.ts';
import { formatEuro } from '../../domain/money.ts';
import { uncapitalised } from '../../domain/words.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import { wrap } from '../../shell/frame/Frame.css';
import * as type from '../../shell/style/type.css';
import { Actions } from './Actions';
import { Breadcrumb } from './Breadcrumb';
import * as css from './Hero.css';
import { InsteadOfStandardPrice } from './InsteadOfStandardPrice';
import { linked } from './linked.css';
import { onlySystem } from './pictogramOf.ts';
import { Spans } from './Spans';

interface HeroProps {
  /** Path of the page, for breadcrumbs. */
  path: string;
  page: Pick<PageContent, 'heading' | 'lead' | 'sells' | 'action' | 'secondaryAction'>;
  /** Drawn beside the text; without it, the buttons are there. */
  figure?: ReactNode;
  /** Below the text, as wide as the page. */
  below?: ReactNode;
  /** Under the lead: a date, topics. */
  children?: ReactNode;
}

/** The head of a page: breadcrumbs, headline, lead, lowest price and buttons. */
export function Hero({ path, page, figure, below, children }: HeroProps) {
  const { heading, lead, sells, action, secondaryAction } = page;
  const system = sells && onlySystem(sells.offers);
  const actions = action && <Actions action={action} secondaryAction={secondaryAction} />;
  return (
    <section className={css.hero}>
      <div className={wrap}>
        <Breadcrumb path={path} />
        <div className={system ? css.product : figure ? css.pictured : css.alone}>
          <div className={system && css.words}>
            <div>
              <h1 className={`${type.display} ${css.title} ${system ? css.system : figure ? css.beside : ''}`}>
                {heading}
              </h1>
              {system && (
                <p className={css.name}>
                  <Pictogram of={`option-${system}`} size="l" />
                  {fullName(system)}
                </p>
              )}
            </div>
            <div>
              <p className={`${type.lead} ${css.lead} ${linked}`}>
                <Spans words={lead} />
              </p>
              {children}
              {figure && sells && <LowestPrice of={sells.offers} />}
              {figure && actions}
            </div>
          </div>
          {figure ?? actions}
        </div>
        {below}
      </div>
    </section>
  );
}

/** The lowest price of offers, and what it is for: "€200, beta price instead of €1,500". */
function LowestPrice({ of }: { of: readonly [OfferId, ...OfferId[]] }) {
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
