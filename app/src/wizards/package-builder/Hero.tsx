import { wrap } from '../../shell/frame/Frame.css';
import * as css from './Hero.css';
import { configurator } from './words.ts';

/** The introduction above the first step: one low strip, so that the first cards are in view. */
export function Hero() {
  return (
    <div className={css.hero}>
      <div className={`${wrap} ${css.words}`}>
        <h1 className={css.title}>{configurator.name}</h1>
        <p className={css.lead}>{configurator.lead}</p>
        {configurator.claim && <p className={css.claim}>{configurator.claim}</p>}
      </div>
    </div>
  );
}
