import { paths } from '../../content/links/paths.ts';
import { people } from '../../content/people.ts';
import * as type from '../../shell/style/type.css';
import { Placeholders } from './parts/Placeholders';
import { Portrait } from './parts/Portrait';
import * as css from './parts/people.css';

/** The people of the agency, with a link to what they say about themselves. */
export const Figure = () => (
  <>
    <ul className={css.row}>
      {people.map((person) => (
        <li key={person.role}>
          <Portrait of={person} />
          <h3 className={`${type.h3} ${css.name}`}>{person.name}</h3>
          <p className={css.role}>{person.role}</p>
        </li>
      ))}
    </ul>
    <Placeholders />
    <a className={type.link} href={paths.people}>
      More about us
    </a>
  </>
);
