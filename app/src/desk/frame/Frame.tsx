import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { staffSessionSchema } from '../../domain/contract/staff/login.ts';
import { roleNames } from '../../domain/staff/roles.ts';
import { Logo } from '../../shell/art/Logo';
import { post } from '../deskApi.ts';
import { useMember, useSetSession } from '../session.ts';
import { button } from '../style/controls.css.ts';
import { fine, strong } from '../style/page.css.ts';
import * as css from './frame.css.ts';
import { places } from './places.ts';

/** The frame of every page: where one is, where one can go, and who is logged in. */
export function Frame({ agency, demo, children }: { agency: string; demo: boolean; children: ReactNode }) {
  const member = useMember();
  const setSession = useSetSession();
  return (
    <div className={css.app}>
      <header className={css.rail}>
        <a className={css.brand} href="/">
          <Logo className={css.mark} />
          <span className={css.name}>{agency}</span>
          <span className={css.desk}>Desk</span>
        </a>
        <nav aria-label="Desk" className={css.nav}>
          {places.map(({ to, name }) => (
            <NavLink key={to} to={to} className={css.place}>
              {name}
            </NavLink>
          ))}
        </nav>
        <div className={css.me}>
          <p className={strong}>{member.name}</p>
          <p className={fine}>
            {roleNames[member.role]}
            {demo ? ' · Demo checkout' : ''}
          </p>
          <button
            type="button"
            className={button({ look: 'ghost' })}
            onClick={async () => setSession(await post('/logout', {}, staffSessionSchema))}
          >
            Log out
          </button>
        </div>
      </header>
      <main className={css.main}>{children}</main>
    </div>
  );
}
