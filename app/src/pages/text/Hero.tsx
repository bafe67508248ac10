import type { ReactNode } from 'react';
import type { Link } from '../../content/page.ts';
import { fullName } from '../../content/systems.ts';
import type { SystemId } from '../../domain/catalogue/ids.ts';
import type { Words } from '../../domain/text/blocks.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import { wrap } from '../../shell/frame/Frame.css';
import * as type from '../../shell/style/type.css';
import { Actions } from './Actions';
import { Breadcrumb } from './Breadcrumb';
import * as css from './Hero.css';
import { linked } from './linked.css';
import { Spans } from './Spans';

interface HeroProps {
  /** Path of the page, for breadcrumbs. */
  path: string;
  heading: string;
  lead: Words;
  /** What the page sells, if that is one system: its pictogram and name, and a screen beside them. */
  system?: SystemId | undefined;
  /** The lowest price, shown beside a figure. Given as an element, so that a page without one loads no price list. */
  price?: ReactNode;
  /** Drawn beside the text; without it, the buttons are there. */
  figure?: ReactNode;
  /** Below the text, as wide as the page. */
  below?: ReactNode;
  action?: Link | undefined;
  secondaryAction?: Link | undefined;
  /** Under the lead: a date, topics. */
  children?: ReactNode;
}

/** The head of a page: breadcrumbs, headline, lead, lowest price and buttons. */
export function Hero({
  path,
  heading,
  lead,
  system,
  price,
  action,
  figure,
  below,
  secondaryAction,
  children,
}: HeroProps) {
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
              {figure && price}
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
