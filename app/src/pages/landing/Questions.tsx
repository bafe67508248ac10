import { paths } from '../../content/links/paths.ts';
import { site } from '../../content/site.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { laterSection } from '../../shell/style/laterSection.css';
import * as type from '../../shell/style/type.css';
import { Questions as QuestionList } from '../text/sections/Questions';
import * as css from './Questions.css';
import { questions } from './questions.ts';
import { landing } from './words.ts';

const words = landing.questions;

export function Questions() {
  return (
    <section className={`${laterSection} ${css.section}`} id="faq">
      <div className={`${wrap} ${css.columns}`}>
        <div>
          <h2 className={type.h1}>{words.title}</h2>
          <p className={css.lead}>
            {words.lead} <a href={paths.booking}>{words.call}</a>.
          </p>
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
