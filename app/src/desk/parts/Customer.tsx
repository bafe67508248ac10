import { Link } from 'react-router-dom';
import { describeBusiness } from '../../domain/business.ts';
import type { OrderBusiness } from '../../domain/contract/business.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import { EmailLink } from './EmailLink';
import { Fact, Facts } from './Facts';
import { Section } from './Section';

interface CustomerProps {
  name: string;
  email: string;
  /** The business they buy for; null for a consumer. Undefined where nothing is bought. */
  business?: OrderBusiness;
}

/** Whose order, call or message it is, with the way to all that is known of them. */
export function Customer({ name, email, business }: CustomerProps) {
  return (
    <Section
      title={name}
      aside={
        <Link className={link} to={`/people/${encodeURIComponent(email)}`}>
          Everything about this person
        </Link>
      }
    >
      <p className={page.entry}>
        <EmailLink email={email} />
      </p>
      {business === undefined ? null : (
        <Facts>
          <Fact name="Buys for">{business ? describeBusiness(business).join(', ') : 'Themselves, as a consumer'}</Fact>
        </Facts>
      )}
    </Section>
  );
}
