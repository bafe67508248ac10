import { FillingKnot } from '../shell/art/FillingKnot';
import * as css from './account.css';
import { benefits } from './words.ts';

/** The benefits of an account: how its orders are shown, and what else is in it. */
export function Benefits() {
  return (
    <aside className={css.aside} aria-labelledby="benefits">
      <h2 className={css.ruledTitle} id="benefits">
        {benefits.title}
      </h2>
      <ol className={css.progress} aria-label={benefits.progress.label}>
        {benefits.progress.steps.map((step, at) => (
          <li key={step} className={css.stage}>
            <FillingKnot filled={at + 1} />
            {step}
          </li>
        ))}
      </ol>
      <ul>
        {benefits.items.map(({ title, text }) => (
          <li key={title} className={css.benefit}>
            <h3 className={css.benefitTitle}>{title}</h3>
            <p className={css.benefitText}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={css.asideNote}>{benefits.note}</p>
    </aside>
  );
}
