import { buttonClass } from '@agency-site/ui';
import '@agency-site/ui/Button.css';
import { landing } from '../../content/landing.ts';
import { paths } from '../../content/paths.ts';
import { Knot } from '../../shell/art/Knot';
import { wrap } from '../../shell/Frame.css';
import { Island } from '../../shell/Island';
import { ArrowIcon } from '../../shell/icons';
import * as type from '../../shell/type.css';
import { actions, art, columns, hero, lead, more } from './Hero.css';
import { QuoteCard } from './QuoteCard';

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
