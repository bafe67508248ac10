import { Button } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import { item } from '../frame/Header.css';
import * as css from './account.css';

const link = `${item} ${css.link}`;
const press = `${link} ${css.press}`;

/** The same links at the foot of the drawer. */
export function AccountLinks() {
  return (
    <>
      <div className={css.listOut}>
        <a className={link} href={paths.login}>
          Login
        </a>
        <a className={link} href={paths.signUp}>
          Sign Up
        </a>
      </div>
      <div className={css.listIn}>
        <a className={link} href={paths.dashboard}>
          Dashboard
        </a>
        <Button tone="plain" className={`${press} ${css.admin}`} data-account="admin">
          Admin Panel
        </Button>
        <Button tone="plain" className={press} data-account="logout">
          Logout
        </Button>
      </div>
    </>
  );
}
