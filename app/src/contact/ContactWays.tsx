import type { ReactNode } from 'react';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import * as css from './ContactWays.css';
import { contactWords } from './words.ts';

const words = contactWords.ways;

interface WayProps {
  name: string;
  children: ReactNode;
  note?: string;
}

const Way = ({ name, children, note }: WayProps) => (
  <div className={css.row}>
    <dt className={css.name}>{name}</dt>
    <dd className={css.value}>
      {children}
      {note && <span className={css.note}>{note}</span>}
    </dd>
  </div>
);

/** How else the agency can be reached, and who it is. */
export function ContactWays() {
  return (
    <dl>
      <Way name={words.consultation} note={words.consultationNote}>
        <a href={paths.booking}>{words.consultationLink}</a>
      </Way>
      <Way name={words.quote} note={words.quoteNote}>
        <a href={paths.quote}>{words.quoteLink}</a>
      </Way>
      {site.email !== null && (
        <Way name={words.mail}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Way>
      )}
      {site.companyNumber !== null && <Way name={words.company}>{site.companyNumber}</Way>}
      {site.vatNumber !== null && <Way name={words.vat}>{site.vatNumber}</Way>}
    </dl>
  );
}
