import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { landing } from '../../content/landing.ts';
import type { ServiceId } from '../../domain/catalogue/services.ts';
import { formatEuro } from '../../domain/money.ts';
import { ServiceGlyph } from '../../shell/art/ServiceGlyph';
import { wrap } from '../../shell/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/type.css';
import { type Offer, offers } from './priceList.ts';
import * as css from './Services.css';

const words = landing.services;

const strands: Record<ServiceId, 1 | 2 | 3> = {
  'brand-identity': 1,
  'ad-campaigns': 2,
  'trinity-systems': 3,
  'complete-platform': 3,
};

/** A row of the list: a link where the service can be ordered, plain print where it cannot. */
function Row({ to, byMail, children }: Pick<Offer, 'to' | 'byMail'> & { children: ReactNode }) {
  if (to === undefined) return <div className={css.row}>{children}</div>;
  const content = (
    <>
      {children}
      <span className={css.arrow}>
        <ArrowIcon />
      </span>
    </>
  );
  const className = `${css.row} ${css.rowLink}`;
  if (byMail)
    return (
      <a className={className} href={to}>
        {content}
      </a>
    );
  return (
    <Link className={className} to={to}>
      {content}
    </Link>
  );
}

export function Services() {
  return (
    <section className={css.section} id="services">
      <div className={wrap}>
        <div className={css.heading}>
          <h2 className={`${type.h1} ${css.title}`}>{words.title}</h2>
          <p className={css.lead}>{words.lead}</p>
        </div>
        <ul className={css.list}>
          {offers.map(({ id, name, from, rule, note, ...where }) => (
            <li key={id} className={css.item}>
              <Row {...where}>
                <ServiceGlyph className={css.glyph} strands={strands[id]} ring={id === 'complete-platform'} />
                <div className={css.words}>
                  <h3 className={css.name}>{name}</h3>
                  <p className={css.about}>{words.about[id]}</p>
                </div>
                <p className={css.note}>
                  {note}
                  {where.byMail && <span className={css.mail}>{words.byMail}</span>}
                </p>
                <p className={css.price}>
                  <span className={`${css.amount} ${type.money}`}>
                    <small className={css.from}>{words.from}</small> {formatEuro(from)}
                  </span>
                  <span className={type.fine}>{rule}</span>
                </p>
              </Row>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
