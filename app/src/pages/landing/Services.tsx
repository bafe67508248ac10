import { paths } from '../../content/links/paths.ts';
import { formatEuro } from '../../domain/money.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import { Sample } from '../../shell/Sample';
import { laterSection } from '../../shell/style/laterSection.css';
import * as type from '../../shell/style/type.css';
import { InsteadOfStandardPrice } from '../text/InsteadOfStandardPrice';
import { offers } from './priceList.ts';
import { ServicePicture } from './ServicePicture';
import * as css from './Services.css';
import { landing } from './words.ts';

const words = landing.services;

/** The four services: a picture of what each makes, and its lowest price. */
export const Services = () => (
  <section className={`${laterSection} ${css.section}`} id="services">
    <div className={wrap}>
      <div className={css.heading}>
        <h2 className={`${type.h1} ${css.title}`}>{words.title}</h2>
        <a className={type.link} href={paths.services}>
          {words.all}
          <ArrowIcon />
        </a>
      </div>
      <ul className={css.list}>
        {offers.map(({ id, name, from, standard, rule, delivery, to }) => (
          <li key={id} className={css.item}>
            <ServicePicture of={id} />
            <h3 className={css.name}>{name}</h3>
            <p className={css.price}>
              <span className={`${css.amount} ${type.money}`}>
                <small className={css.from}>{words.from}</small> {formatEuro(from)}
              </span>{' '}
              <span>
                {rule}
                <InsteadOfStandardPrice standard={standard} />
              </span>{' '}
              {delivery !== undefined && <span>{delivery}</span>}
            </p>
            <p className={css.about}>{words.about[id]}</p>
            <a className={`${type.link} ${css.link}`} href={to}>
              {words.choose[id]}
              <ArrowIcon />
            </a>
          </li>
        ))}
      </ul>
      <Sample as="p" of="brand">
        {words.sample}
      </Sample>
    </div>
  </section>
);
