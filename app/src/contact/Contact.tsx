import { useLocation } from 'react-router-dom';
import { wrap } from '../shell/frame/Frame.css';
import { display } from '../shell/style/type.css';
import { useHydrated } from '../shell/tool/useHydrated.ts';
import * as css from './Contact.css';
import { ContactForm } from './ContactForm';
import { ContactOptions } from './ContactOptions';
import { MessageSteps } from './MessageSteps';
import { contactWords as words } from './words.ts';

/** The contact page. A link from the planner can include the plan. */
export function Component() {
  const { search } = useLocation();
  const plan = useHydrated() ? (new URLSearchParams(search).get('plan') ?? undefined) : undefined;
  return (
    <div className={`${wrap} ${css.page}`}>
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      <div className={css.columns}>
        <div>
          <h1 className={display}>{words.heading}</h1>
          <p className={css.lead}>{words.lead}</p>
          <section className={css.form}>
            <h2 className={css.heading} id="write">
              {words.form.title}
            </h2>
            <ContactForm plan={plan} />
          </section>
        </div>
        <section className={css.next} aria-labelledby="next">
          <h2 className={css.heading} id="next">
            {words.steps.title}
          </h2>
          <MessageSteps />
        </section>
      </div>
      <ContactOptions title={words.options.title} />
    </div>
  );
}
