import type { ReactNode } from 'react';
import { offerOf } from '../../../content/offers.ts';
import { fullName, systemPages } from '../../../content/systems.ts';
import { catalogue } from '../../../domain/catalogue/given.ts';
import type { SystemId } from '../../../domain/catalogue/ids.ts';
import { formatEuro } from '../../../domain/money.ts';
import { Pictogram } from '../../../shell/art/Pictogram';
import { ArrowIcon } from '../../../shell/icons';
import * as type from '../../../shell/style/type.css';
import * as css from './systems.css';

const { trinityOptions } = catalogue;

/** Trinity systems: what each gives its owner, its price, and its screen. */
export function Systems({ of, screens }: { of: readonly SystemId[]; screens: Readonly<Record<string, ReactNode>> }) {
  return (
    <section className={css.systems} aria-label="The screens of the systems">
      {of.map((id, at) => (
        <article key={id} className={css.system} id={id}>
          <div className={css.words}>
            <div className={css.title}>
              <Pictogram of={`option-${id}`} size="xl" />
              <h3 className={css.outcome}>{trinityOptions[id].outcome}</h3>
              <p className={css.name}>
                <span className={css.count}>{`${at + 1} of ${of.length}: `}</span>
                {fullName(id)}
              </p>
            </div>
            <div className={css.offer}>
              <p className={css.about}>{systemPages[id].text}</p>
              <Price of={id} />
              <a className={type.link} href={systemPages[id].to}>
                See {trinityOptions[id].name} <ArrowIcon />
              </a>
            </div>
          </div>
          {screens[id]}
        </article>
      ))}
    </section>
  );
}

/** What it costs now, and the standard price where that is higher. */
function Price({ of }: { of: SystemId }) {
  const { price, standard } = offerOf(`trinity:${of}`);
  return (
    <p className={css.price}>
      <b className={css.amount}>{formatEuro(price)}</b>{' '}
      {standard !== undefined && (
        <>
          <span className={type.hidden}>Standard price </span>
          <s>{formatEuro(standard)}</s>
        </>
      )}
    </p>
  );
}
