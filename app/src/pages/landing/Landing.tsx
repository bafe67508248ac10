import { buttonClass } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { CloseIcon } from '../../shell/icons';
import { Proof } from '../portfolio/Proof';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import * as css from './LoginPrompt.css';
import { Questions } from './Questions';
import { Services } from './Services';
import { TrinityFamily } from './TrinityFamily';
import { landing } from './words.ts';

const words = landing.loginPrompt;

/**
 * Explains why a visitor was redirected from the dashboard to the home page, with a login button. Part of
 * every home page; shown where the root element says that the visitor is asked. A script passes on the page to return to; without one, the server does.
 */
const LoginPrompt = () => (
  <section id="login-prompt" hidden className={css.loginPrompt} aria-label={words.text}>
    <div className={`${wrap} ${css.row}`}>
      <p className={css.words} role="status">
        {words.text}
      </p>
      <a className={buttonClass({ tone: 'primary', size: 's' })} href={paths.login}>
        {words.login}
      </a>
      <a className={css.close} href={paths.home} aria-label={words.close} data-close>
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
      <Questions />
    </>
  );
}
