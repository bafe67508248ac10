import { Link } from 'react-router-dom';
import { link } from '../style/controls.css.ts';
import { Fact, Facts } from './Facts';
import { Section } from './Section';

/** Whose order or call it is, with the way to all that is known of them. */
export function Customer({ name, email }: { name: string; email: string }) {
  return (
    <Section title={name}>
      <Facts>
        <Fact name="E-mail">
          <a className={link} href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
        </Fact>
        <Fact name="Person">
          <Link className={link} to={`/people/${encodeURIComponent(email)}`}>
            Everything of this person
          </Link>
        </Fact>
      </Facts>
    </Section>
  );
}
