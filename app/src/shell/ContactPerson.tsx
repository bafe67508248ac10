import { installation } from '../content/installation.ts';
import type { ContactPerson as Person } from '../domain/publicSite.ts';
import * as css from './contactPerson.css';

interface ContactPersonProps {
  /** What they do: "You’ll talk to". */
  lead: string;
  /** Who takes the call, if it may be someone else. */
  host?: string | null | undefined;
  of?: Person | null;
  /** Whom that may be: their role and portrait are then shown too. */
  people?: readonly Person[];
}

/** "Ann Mary Byrne" is AB. */
const initialsOf = (name: string) => {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('');
};

/** Who answers, with their portrait or initials; nothing while the agency names no one. */
export function ContactPerson({
  lead,
  host,
  of = installation.contactPerson,
  people = installation.people,
}: ContactPersonProps) {
  const known = [...(of ? [of] : []), ...people];
  const person = host ? (known.find(({ name }) => name === host) ?? { name: host, role: null, portrait: null }) : of;
  if (!person) return null;
  const { name, role, portrait } = person;
  return (
    <div className={css.person}>
      {portrait ? (
        <img className={css.face} src={portrait} width={56} height={56} alt="" />
      ) : (
        <span className={css.face} aria-hidden>
          {initialsOf(name)}
        </span>
      )}
      <p className={css.words}>
        {lead} <b className={css.name}>{name}</b> {role}
      </p>
    </div>
  );
}
