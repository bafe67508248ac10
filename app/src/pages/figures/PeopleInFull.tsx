import { people } from '../../content/people.ts';
import * as type from '../../shell/style/type.css';
import { Placeholders } from './parts/Placeholders';
import { Portrait } from './parts/Portrait';
import * as css from './parts/people.css';

/** The people of the agency, each with their own words. */
export const Figure = () => (
  <>
    <ul className={css.full}>
      {people.map((person) => (
        <li key={person.role} className={css.person}>
          <Portrait of={person} />
          <div>
            <h3 className={type.h3}>{person.name}</h3>
            <p className={css.role}>{person.role}</p>
            <p className={css.about}>{person.about}</p>
          </div>
        </li>
      ))}
    </ul>
    <Placeholders />
  </>
);
