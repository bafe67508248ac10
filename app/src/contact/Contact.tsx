import { useLocation } from 'react-router-dom';
import face from '../content/owners/kitchen.svg?url';
import { cook } from '../content/owners.ts';
import { site } from '../content/site.ts';
import { ContactPerson } from '../shell/ContactPerson';
import { wrap } from '../shell/frame/Frame.css';
import { Sample } from '../shell/Sample';
import { display } from '../shell/style/type.css';
import { useHydrated } from '../shell/tool/useHydrated.ts';
import * as css from './Contact.css';
import { ContactForm } from './ContactForm';
import { ContactOptions } from './ContactOptions';
import { contactWords as words } from './words.ts';

/** What happens to a message, in steps. */
const MessageSteps = () => (
  <ol className={css.steps}>
    {words.steps.items.map(({ title, text }) => (
      <li key={title} className={css.step}>
        <b className={css.stepTitle}>{title}</b>
        {text}
      </li>
    ))}
  </ol>
);

/** A message that somebody might write, and what the agency might answer. */
const Exchange = () => (
  <figure className={css.exchange}>
    <img className={css.face} src={face} width={640} height={800} alt={cook.shows} />
    <blockquote className={css.message}>{words.exchange.message}</blockquote>
    <blockquote className={css.answer}>{words.exchange.answer}</blockquote>
    <Sample of="message">{words.exchange.sample}</Sample>
  </figure>
);

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
          <Direct />
          <ContactPerson lead={words.person} />
        </div>
        <section className={css.form}>
          <h2 className={css.heading} id="write">
            {words.form.title}
          </h2>
          <ContactForm plan={plan} />
        </section>
        <Exchange />
        <section className={css.form} aria-labelledby="next">
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

const direct = [
  site.email !== null && { to: `mailto:${site.email}`, shown: site.email },
  site.phone !== null && { to: `tel:${site.phone.replace('(0)', '').replace(/[^+\d]/g, '')}`, shown: site.phone },
].filter((way) => way !== false);

/** The e-mail address and the phone number, if they are set. */
const Direct = () =>
  direct.length > 0 && (
    <p className={css.direct}>
      {direct.map(({ to, shown }) => (
        <a key={to} href={to}>
          {shown}
        </a>
      ))}
    </p>
  );
