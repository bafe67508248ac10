import type { ReactNode } from 'react';
import type { Words } from '../../content/article.ts';
import { cheapest, type OfferId } from '../../content/offers.ts';
import type { Link } from '../../content/page.ts';
import { formatEuro } from '../../domain/money.ts';
import { wrap } from '../../shell/frame/Frame.css';
import * as type from '../../shell/style/type.css';
import { Actions } from './Actions';
import { Breadcrumb } from './Breadcrumb';
import * as css from './Hero.css';
import { Spans } from './Spans';

interface HeroProps {
  /** Path of the page, for breadcrumbs. */
  path: string;
  heading: string;
  lead: Words;
  /** Offers, to show the lowest price beside a figure. */
  sells?: readonly [OfferId, ...OfferId[]] | undefined;
  /** Drawn beside the text; without it, the buttons are there. */
  figure?: ReactNode;
  action?: Link | undefined;
  secondaryAction?: Link | undefined;
  /** Under the lead: a date, topics. */
  children?: ReactNode;
}

/** Headlines from this length are set smaller. */
const LONG = 40;

/** The head of a page: breadcrumbs, headline, lead, lowest price and buttons. */
export function Hero({ path, heading, lead, sells, action, figure, secondaryAction, children }: HeroProps) {
  const actions = action && <Actions action={action} secondaryAction={secondaryAction} />;
  return (
    <section className={css.hero}>
      <div className={`${wrap} ${figure ? css.pictured : css.alone}`}>
        <div className={css.words}>
          <Breadcrumb path={path} />
          <h1
            className={
              figure ? `${css.title} ${heading.length > LONG ? css.long : ''}` : `${type.display} ${css.large}`
            }
          >
            {heading}
          </h1>
          <p className={`${type.lead} ${css.lead}`}>
            <Spans words={lead} />
          </p>
          {children}
          {figure && sells && <LowestPrice of={sells} />}
          {figure && actions}
        </div>
        {figure ?? actions}
      </div>
    </section>
  );
}

const lowerFirst = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

function LowestPrice({ of }: { of: readonly [OfferId, ...OfferId[]] }) {
  const { name, price, rule } = cheapest(of);
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
        {of.length > 1 ? [name, rule && lowerFirst(rule)].filter(Boolean).join(', ') : rule}
      </span>
    </p>
  );
}
