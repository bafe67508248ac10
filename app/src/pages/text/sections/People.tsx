import { installation } from '../../../content/installation.ts';
import type { Person } from '../../../domain/publicSite.ts';
import * as type from '../../../shell/style/type.css';
import { filling, Image } from '../../cover/Image';
import * as css from './people.css';

/** The people of the agency: what each looks after, with a portrait where there is one. */
export const People = ({ of = installation.team ?? [] }: { of?: readonly Person[] }) => (
  <ul className={css.people}>
    {of.map(({ name, role, about, portrait }) => (
      <li key={name} className={css.person}>
        {portrait ? (
          <span className={css.portrait}>
            <Image picture={portrait} className={css.face} sizes={filling(portrait, 1, css.portraitWidth, 'px')} />
          </span>
        ) : null}
        <div className={css.words}>
          <h3 className={type.h3}>{name}</h3>
          {role ? <p className={css.role}>{role}</p> : null}
          {about === '' ? null : <p className={css.about}>{about}</p>}
        </div>
      </li>
    ))}
  </ul>
);
