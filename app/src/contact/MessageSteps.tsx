import * as css from './MessageSteps.css';
import { contactWords } from './words.ts';

/** What happens to a message, in steps. Most show what is written. */
export const MessageSteps = () => (
  <ol className={css.steps}>
    {contactWords.steps.items.map(({ title, text, ...step }) => (
      <li key={title} className={css.step}>
        <div>
          <b className={css.title}>{title}</b>
          {text}
        </div>
        {'sheet' in step && (
          <dl className={css.sheet}>
            {step.sheet.map(([label, words]) => (
              <div key={label} className={css.line}>
                <dt>{label}</dt>
                <dd className={css.words}>{words}</dd>
              </div>
            ))}
          </dl>
        )}
      </li>
    ))}
  </ol>
);
