import { landing } from '../../content/landing.ts';
import { questions } from '../../content/questions.ts';
import { site } from '../../content/site.ts';
import { wrap } from '../../shell/Frame.css';
import * as type from '../../shell/type.css';
import { Questions as QuestionList } from '../pages/sections/Questions';
import * as css from './Questions.css';

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
        <QuestionList items={questions} />
      </div>
    </section>
  );
}
