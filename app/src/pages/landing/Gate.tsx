import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { paths } from '../../content/links/paths.ts';
import { wrap } from '../../shell/frame/Frame.css';
import { CloseIcon } from '../../shell/icons';
import * as css from './Gate.css';
import { landing } from './words.ts';

const words = landing.gate;

/**
 * Says why somebody who wanted a page of the dashboard is on the home page, and leads there by the login. It is part of
 * every home page; the server shows it, and writes where the visitor wanted to go.
 */
export const Gate = () => (
  <section id="gate" hidden className={css.gate} aria-label={words.text}>
    <div className={`${wrap} ${css.row}`}>
      <p className={css.words} role="status">
        {words.text}
      </p>
      <a className={buttonClass({ tone: 'primary', size: 's' })} href={`${paths.login}?next=`}>
        {words.login}
      </a>
      <a className={css.close} href={paths.home} aria-label={words.close} data-close>
        <CloseIcon />
      </a>
    </div>
  </section>
);
