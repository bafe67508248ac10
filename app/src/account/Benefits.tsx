import { Braid } from '../shell/art/Braid';
import * as css from './account.css';
import { benefits } from './words.ts';

/** The benefits of an account. */
export function Benefits() {
  return (
    <aside className={css.aside} aria-labelledby="benefits">
      <Braid className={css.art} />
      <h2 className={css.ruledTitle} id="benefits">
        {benefits.title}
      </h2>
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
