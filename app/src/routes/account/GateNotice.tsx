import { buttonClass } from '@agency-site/ui/Button';
import { useLocation } from 'react-router-dom';
import { gateWords as words } from '../../content/account.ts';
import { paths } from '../../content/paths.ts';
import { isLoggedIn } from '../../domain/session.ts';
import { useSession } from '../../shell/account/useSession.ts';
import { CloseIcon } from '../../shell/icons';
import { Link } from '../../shell/Link';
import * as css from './gate.css';

/** Says why somebody who wanted a page of the dashboard is on the home page, and leads there by the login. */
export function GateNotice() {
  const { search } = useLocation();
  const session = useSession();
  if (isLoggedIn(session)) return null;
  return (
    <section className={css.notice} aria-label={words.text}>
      <p className={css.words} role="status">
        {words.text}
      </p>
      <Link className={buttonClass({ tone: 'primary', size: 's' })} to={paths.login + search}>
        {words.login}
      </Link>
      <Link className={css.close} to={paths.home} aria-label={words.close}>
        <CloseIcon />
      </Link>
    </section>
  );
}
