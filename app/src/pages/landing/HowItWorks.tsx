import { Braid } from '../../shell/art/Braid';
import { wrap } from '../../shell/frame/Frame.css';
import { laterSection } from '../../shell/style/laterSection.css';
import * as type from '../../shell/style/type.css';
import * as css from './HowItWorks.css';
import { landing } from './words.ts';

const words = landing.how;

export function HowItWorks() {
  return (
    <section className={`${laterSection} ${css.section}`} id="how">
      <div className={wrap}>
        <h2 className={`${type.h1} ${css.title}`}>{words.title}</h2>
        <div className={css.way}>
          <div className={css.strip}>
            <div className={css.frame}>
              <Braid className={css.braid} />
            </div>
          </div>
          <ol className={css.steps}>
            {words.steps.map(({ title, text }, i) => (
              <li key={title}>
                <h3 className={type.h3}>
                  <span className={css.number} aria-hidden>
                    {i + 1}
                  </span>
                  {title}
                </h3>
                <p className={css.text}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
