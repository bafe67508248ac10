import { formatEuro } from '../../domain/money.ts';
import { Pictogram } from '../../shell/art/Pictogram';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import { offers } from './priceList.ts';
import * as css from './Services.css';
import { landing } from './words.ts';

const words = landing.services;

export function Services() {
  return (
    <section className={css.section} id="services">
      <div className={wrap}>
        <div className={css.heading}>
          <h2 className={`${type.h1} ${css.title}`}>{words.title}</h2>
          <p className={css.lead}>{words.lead}</p>
        </div>
        <ul className={css.list}>
          {offers.map(({ id, name, from, rule, note, to }) => (
            <li key={id} className={css.item}>
              <a className={`${css.row} ${css.rowLink}`} href={to}>
                <Pictogram of={`service-${id}`} size="xl" />
                <div className={css.words}>
                  <h3 className={css.name}>{name}</h3>
                  <p className={css.about}>{words.about[id]}</p>
                </div>
                <p className={css.note}>{note}</p>
                <p className={css.price}>
                  <span className={`${css.amount} ${type.money}`}>
                    <small className={css.from}>{words.from}</small> {formatEuro(from)}
                  </span>
                  <span className={type.fine}>{rule}</span>
                </p>
                <span className={css.arrow}>
                  <ArrowIcon />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
