import { paths } from '../../../content/links/paths.ts';
import { isDrawn, type Person, people } from '../../../content/people.ts';
import * as type from '../../../shell/style/type.css';
import { Portrait } from '../people/Portrait';
import * as css from '../people/people.css';

interface PeopleProps {
  of?: readonly Person[];
  /** With what each says about themselves, instead of a link to that. */
  inFull?: boolean | undefined;
}

/** The people of the agency. Says that portraits are drawn, until they are photographs. */
export function People({ of = people, inFull = false }: PeopleProps) {
  return (
    <>
      <ul className={inFull ? css.full : css.row}>
        {of.map((person) => (
          <li key={person.role} className={inFull ? css.person : undefined}>
            <Portrait of={person} />
            <div>
              <h3 className={`${type.h3} ${inFull ? '' : css.name}`}>{person.name}</h3>
              <p className={css.role}>{person.role}</p>
              {inFull && <p className={css.about}>{person.about}</p>}
            </div>
          </li>
        ))}
      </ul>
      {of.some(isDrawn) && (
        <p className={css.placeholders}>
          <b className={css.label}>Placeholders.</b> Drawn.
        </p>
      )}
      {!inFull && (
        <a className={type.link} href={paths.people}>
          More about us
        </a>
      )}
    </>
  );
}
