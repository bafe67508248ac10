import { Button } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import { item } from '../frame/Header.css';
import * as css from './account.css';

const press = `${item} ${css.press}`;

/** In the header: Login and Sign Up, or Dashboard and Logout when signed in; as plain text, beside the one button. */
export function AccountButtons() {
  return (
    <>
      <div className={css.rowOut}>
        <a className={item} href={paths.login}>
          Login
        </a>
        <a className={item} href={paths.signUp}>
          Sign Up
        </a>
      </div>
      <div className={css.rowIn}>
        <Button tone="plain" className={`${press} ${css.admin}`} data-account="admin">
          Admin Panel
        </Button>
        <Button tone="plain" className={press} data-account="logout">
          Logout
        </Button>
        <a className={item} href={paths.dashboard}>
          Dashboard
        </a>
      </div>
    </>
  );
}
