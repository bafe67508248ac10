import { Link } from 'react-router-dom';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { Section } from './Section';

/** Whose order or call it is, with the way to all that is known of them. */
export function Customer({ name, email }: { name: string; email: string }) {
  return (
    <Section title={name}>
      <dl className={page.facts}>
        <dt className={page.factName}>E-mail</dt>
        <dd className={page.fact}>
          <a className={link} href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
        </dd>
        <dt className={page.factName}>Person</dt>
        <dd className={page.fact}>
          <Link className={link} to={`/people/${encodeURIComponent(email)}`}>
            Everything of this person
          </Link>
        </dd>
      </dl>
    </Section>
  );
}
