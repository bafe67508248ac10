import { buttonClass } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import { Island } from '../../shell/document/Island';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import * as css from './Hero.css';
import { OrderKnot } from './OrderKnot';
import { order } from './OrderKnot.css';
import { QuoteCard } from './QuoteCard';
import { landing } from './words.ts';

const words = landing.hero;

export function Hero() {
  return (
    <section className={css.hero}>
      <div className={`${wrap} ${css.inner}`}>
        <div className={css.words}>
          <h1 className={type.display}>{words.title}</h1>
          <p className={`${type.lead} ${css.lead}`}>{words.lead}</p>
          <div className={css.actions}>
            <a className={buttonClass({ tone: 'primary' })} href={paths.start}>
              {words.start}
              <ArrowIcon />
            </a>
            <a className={type.link} href={paths.booking}>
              {words.consultation}
            </a>
          </div>
        </div>
        <div className={`${css.panel} ${order}`}>
          <Island name="quote-calculator" hydrate="visible" className={css.calculator}>
            <QuoteCard />
          </Island>
          <div className={css.picture}>
            <OrderKnot className={css.knot} />
            <p className={`${type.fine} ${css.legend}`} aria-hidden>
              {words.legend}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
