import type { ReactNode, Ref } from 'react';
import { Card, type CardContent } from '../lib/Card';
import { subtitle as subtitleClass, surface, title as titleClass } from '../lib/choice.css';
import { PriceFacts, type PriceFactsProps } from '../lib/PriceFacts';
import { classes, type Passthrough } from '../lib/passthrough';
import * as css from './PriceCard.css';

export type { CardContent, Passthrough, PriceFactsProps };

export interface PriceCardProps extends CardContent, PriceFactsProps, Passthrough<'div', 'title'> {
  title: string;
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Why it stands out: "Popular". */
  badge?: string | undefined;
  /** `raised` lifts one card of a row above the others. */
  emphasis?: 'plain' | 'raised' | undefined;
  /** What it leads to, at its bottom: a link or a button. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A package of a price list: title, price, features, and a link or a button. A `PackageCard` is the same card as a choice. */
export function PriceCard({
  title,
  subtitle,
  headingLevel = 3,
  price,
  was,
  wasLabel = 'Was',
  note,
  delivery,
  emphasis = 'plain',
  children,
  ...card
}: PriceCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card
      {...card}
      surfaceClass={classes(surface, css.emphasis[emphasis])}
      head={
        <Heading className={classes(titleClass, css.heading)}>
          {subtitle ? `${title} ` : title}
          {subtitle ? <span className={subtitleClass}>{subtitle}</span> : null}
        </Heading>
      }
      facts={<PriceFacts price={price} was={was} wasLabel={wasLabel} note={note} delivery={delivery} />}
      foot={children}
    />
  );
}
