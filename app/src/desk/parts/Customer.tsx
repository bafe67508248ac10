import { DescriptionList } from '@agency-site/ui/DescriptionList';
import { Section } from '@agency-site/ui/Section';
import { Link } from 'react-router-dom';
import { buyerWords } from '../../domain/business.ts';
import type { OrderBusiness } from '../../domain/contract/business.ts';
import { link } from '../style/controls.css.ts';

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
      <DescriptionList
        items={[
          { term: 'E-mail', description: <EmailLink email={email} /> },
          business !== undefined && {
            term: 'Buys for',
            description: buyerWords(business),
          },
        ]}
      />
    </Section>
  );
}

/** The address to write to someone (RFC 6068). */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** An address that breaks before the @, where it is wider than its place. */
export function Email({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** A link to write to an address. */
export const EmailLink = ({ email }: { email: string }) => (
  <a className={link} href={mailTo(email)}>
    <Email email={email} />
  </a>
);
