import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { landing } from '../../content/landing.ts';
import { paths } from '../../content/paths.ts';
import { ownPath } from '../../domain/ownPath.ts';
import { isLoggedIn } from '../../domain/session.ts';
import { useSession } from '../../shell/account/useSession.ts';
import { wrap } from '../../shell/Frame.css';
import { CloseIcon } from '../../shell/icons';
import { Link } from '../../shell/Link';
import { useArrived } from '../../shell/useArrived.ts';
import * as css from './Gate.css';

const words = landing.gate;

/** What had the focus goes: a visitor with a keyboard reads on in the page. */
const readOn = () => document.getElementById('main')?.focus({ preventScroll: true });

/**
 * Says why somebody who wanted a page of the dashboard is on the home page, and leads there by the login. It is always
 * part of the page: the server shows it before any script has come.
 */
export function Gate() {
  const { search } = useLocation();
  const session = useSession();
  const arrived = useArrived();
  const next = arrived ? ownPath(new URLSearchParams(search).get('next')) : null;
  const hidden = next === null || isLoggedIn(session);
  const gate = useRef<HTMLElement>(null);
  // The server may have shown it behind React's back, which changes only what it has set itself.
  useLayoutEffect(() => {
    if (arrived && gate.current) gate.current.hidden = hidden;
  }, [arrived, hidden]);
  return (
    <section ref={gate} id="gate" hidden={hidden} suppressHydrationWarning className={css.gate} aria-label={words.text}>
      <div className={`${wrap} ${css.row}`}>
        <p className={css.words} role="status">
          {words.text}
        </p>
        <Link
          className={buttonClass({ tone: 'primary', size: 's' })}
          to={`${paths.login}?next=${encodeURIComponent(next ?? '')}`}
        >
          {words.login}
        </Link>
        <Link className={css.close} to={paths.home} aria-label={words.close} onClick={readOn}>
          <CloseIcon />
        </Link>
      </div>
    </section>
  );
}
