import { Segmented } from '@agency-site/ui/Segmented';
import { paths } from '../../content/links/paths.ts';
import { ownText } from '../../content/ownTexts.ts';
import { tradeIds, trades } from '../../domain/trades.ts';
import { Island } from '../../shell/document/Island';
import { wrap } from '../../shell/frame/Frame.css';
import * as type from '../../shell/style/type.css';
import { Spans } from '../text/Spans';
import * as css from './Hero.css';
import { firstOrder } from './street/parts.ts';
import { Receipt, Trade } from './street/Receipt';
import * as receipt from './street/Receipt.css';
import { Street } from './street/Street';
import { scene } from './street/Street.css';
import { streetWords } from './street/words.ts';
import { landing } from './words.ts';

const words = landing.hero;

/** The visitor's street: what is switched on is drawn for the trade that they run, and priced beside it. */
export function Hero() {
  const [before, after] = words.title;
  return (
    <section className={css.hero}>
      <div className={`${wrap} ${css.top}`}>
        <h1 className={`${type.display} ${css.title}`}>
          {before}{' '}
          <span className={css.your}>
            {words.your} <Trade />
          </span>
          , <br className={css.lineEnd} />
          {after}
        </h1>
        <p className={`${type.lead} ${css.lead}`}>
          <Spans words={ownText(paths.home, 'lead', words.lead)} />
        </p>
      </div>
      <div className={`${wrap} ${css.trades}`}>
        <span className={css.run} aria-hidden>
          {streetWords.trades}
        </span>
        <Segmented
          className={css.choice}
          label={streetWords.trades}
          name="trade"
          form="receipt"
          options={tradeIds.map((id) => ({ value: id, label: trades[id].word }))}
          defaultValue={firstOrder.trade}
        />
      </div>
      <div className={scene}>
        <Street />
        <Island name="quote-calculator" hydrate="visible" className={receipt.place}>
          <Receipt />
        </Island>
      </div>
      <div className={`${wrap} ${css.note}`}>
        <p className={type.fine}>{words.sample}</p>
        <p className={css.others}>
          <a className={type.link} href={paths.start}>
            {words.start}
          </a>
          <a className={type.link} href={paths.booking}>
            {words.consultation}
          </a>
        </p>
      </div>
    </section>
  );
}
