import { buttonClass } from '@agency-site/ui';
import '@agency-site/ui/Button.css';
import { landing } from '../../content/landing.ts';
import { paths } from '../../content/paths.ts';
import { Knot } from '../../shell/art/Knot';
import { wrap } from '../../shell/Frame.css';
import { ArrowIcon } from '../../shell/icons';
import { Link } from '../../shell/Link';
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
            <Link className={buttonClass({ tone: 'primary' })} to={paths.configurator}>
              {words.configure}
              <ArrowIcon />
            </Link>
            <Link className={buttonClass({ tone: 'line' })} to={paths.booking}>
              {words.call}
            </Link>
          </div>
          <div className={more}>
            <Link className={type.link} to={paths.planner}>
              {words.plan}
            </Link>
            <a className={type.link} href="#services">
              {words.prices}
            </a>
          </div>
        </div>
        <QuoteCard />
      </div>
    </section>
  );
}
