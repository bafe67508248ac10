import * as css from './MessageSteps.css';
import { contactWords } from './words.ts';

/** What happens to a message, in steps. */
export const MessageSteps = () => (
  <ol className={css.steps}>
    {contactWords.steps.items.map(({ title, text }) => (
      <li key={title} className={css.step}>
        <b className={css.title}>{title}</b>
        {text}
      </li>
    ))}
  </ol>
);
