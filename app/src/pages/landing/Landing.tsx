import { buttonClass } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import { site } from '../../content/site.ts';
import { FillingKnot } from '../../shell/art/FillingKnot';
import { wrap } from '../../shell/frame/Frame.css';
import { CloseIcon } from '../../shell/icons';
import { laterSection } from '../../shell/style/laterSection.css';
import * as type from '../../shell/style/type.css';
import { Proof } from '../portfolio/Proof';
import { Questions as QuestionList } from '../text/sections/Questions';
import { Hero } from './Hero';
import * as css from './Landing.css';
import { questions } from './questions.ts';
import { Services } from './Services';
import { TrinityFamily } from './TrinityFamily';
import { landing } from './words.ts';

const { loginPrompt: prompt, how, questions: asked } = landing;

/**
 * Explains why a visitor was redirected from the dashboard to the home page, with a login button. Part of
 * every home page; shown where the root element says that the visitor is asked. A script passes on the page to return to; without one, the server does.
 */
const LoginPrompt = () => (
  <section id="login-prompt" hidden className={css.loginPrompt} aria-label={prompt.text}>
    <div className={`${wrap} ${css.row}`}>
      <p className={css.words} role="status">
        {prompt.text}
      </p>
      <a className={buttonClass({ tone: 'primary', size: 's' })} href={paths.login}>
        {prompt.login}
      </a>
      <a className={css.close} href={paths.home} aria-label={prompt.close} data-close>
        <CloseIcon />
      </a>
    </div>
  </section>
);

export function Component() {
  return (
    <>
      <title>{landing.title}</title>
      <meta name="description" content={landing.description} />
      <LoginPrompt />
      <Hero />
      <Proof />
      <Services />
      <TrinityFamily />
      <HowItWorks />
      <LandingQuestions />
    </>
  );
}

/** From an order to its last payment: the knot that stands beside every order fills by one strand a step. */
const HowItWorks = () => (
  <section className={`${laterSection} ${css.how}`} id="how">
    <div className={wrap}>
      <div className={css.heading}>
        <h2 className={type.h1}>{how.title}</h2>
        <p className={type.fine}>{how.legend}</p>
      </div>
      <ol className={css.steps}>
        {how.steps.map(({ state, title, text }, i) => (
          <li key={title} className={css.step}>
            <FillingKnot className={css.knot} filled={i + 1} />
            <p className={css.state}>{state}</p>
            <h3 className={type.h3}>{title}</h3>
            <p className={css.stepText}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

function LandingQuestions() {
  return (
    <section className={`${laterSection} ${css.questions}`} id="faq">
      <div className={`${wrap} ${css.columns}`}>
        <div>
          <h2 className={type.h1}>{asked.title}</h2>
          <p className={css.questionsLead}>
            {asked.lead} <a href={paths.booking}>{asked.call}</a>.
          </p>
          {site.email !== null && (
            <p className={css.questionsLead}>
              {asked.byMail} <a href={`mailto:${site.email}`}>{site.email}</a>.
            </p>
          )}
        </div>
        <QuestionList items={questions} />
      </div>
    </section>
  );
}
