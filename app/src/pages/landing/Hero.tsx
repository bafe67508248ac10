import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { paths } from '../../content/links/paths.ts';
import { Knot } from '../../shell/art/Knot';
import { Island } from '../../shell/document/Island';
import { wrap } from '../../shell/frame/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/style/type.css';
import { actions, art, columns, hero, lead, more } from './Hero.css';
import { QuoteCard } from './QuoteCard';
import { landing } from './words.ts';

const words = landing.hero;

export function Hero() {
  return (
    <section className={hero}>
      <Knot className={art} />
      <div className={`${wrap} ${columns}`}>
        <div>
          <h1 className={type.display}>{words.title}</h1>
          <p className={`${type.lead} ${lead}`}>{words.lead}</p>
          <div className={actions}>
            <a className={buttonClass({ tone: 'primary' })} href={paths.configurator}>
              {words.configure}
              <ArrowIcon />
            </a>
            <a className={buttonClass({ tone: 'line' })} href={paths.booking}>
              {words.consultation}
            </a>
          </div>
          <div className={more}>
            <a className={type.link} href={paths.planner}>
              {words.plan}
            </a>
            <a className={type.link} href="#services">
              {words.prices}
            </a>
          </div>
        </div>
        <Island name="quote-calculator" when="seen">
          <QuoteCard />
        </Island>
      </div>
    </section>
  );
}
