import { FillingKnot } from '../../shell/art/FillingKnot';
import { wrap } from '../../shell/frame/Frame.css';
import { laterSection } from '../../shell/style/laterSection.css';
import * as type from '../../shell/style/type.css';
import * as css from './HowItWorks.css';
import { landing } from './words.ts';

const words = landing.how;

/** From an order to its last payment: the knot that stands beside every order fills by one strand a step. */
export const HowItWorks = () => (
  <section className={`${laterSection} ${css.section}`} id="how">
    <div className={wrap}>
      <div className={css.heading}>
        <h2 className={type.h1}>{words.title}</h2>
        <p className={type.fine}>{words.legend}</p>
      </div>
      <ol className={css.steps}>
        {words.steps.map(({ state, title, text }, i) => (
          <li key={title} className={css.step}>
            <FillingKnot className={css.knot} filled={i + 1} />
            <p className={css.state}>{state}</p>
            <h3 className={type.h3}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
