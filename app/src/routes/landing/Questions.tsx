import { landing } from '../../content/landing.ts';
import { questions } from '../../content/questions.ts';
import { site } from '../../content/site.ts';
import { wrap } from '../../shell/Frame.css';
import { PlusIcon } from './icons';
import * as css from './Questions.css';
import * as type from './type.css';

const words = landing.questions;

export function Questions() {
  return (
    <section className={css.section} id="faq">
      <div className={`${wrap} ${css.columns}`}>
        <div>
          <h2 className={type.h1}>{words.title}</h2>
          <p className={css.lead}>{words.lead}</p>
          {site.email !== null && (
            <p className={css.lead}>
              {words.byMail} <a href={`mailto:${site.email}`}>{site.email}</a>.
            </p>
          )}
        </div>
        <div className={css.list}>
          {questions.map(({ question, answer }, i) => (
            <details key={question} className={css.item} open={i === 0}>
              <summary className={css.question}>
                {question}
                <span className={css.sign}>
                  <PlusIcon />
                </span>
              </summary>
              <p className={css.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
