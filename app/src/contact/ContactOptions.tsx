import type { ReactNode } from 'react';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import * as css from './ContactOptions.css';
import { contactWords } from './words.ts';

const words = contactWords.options;

interface OptionProps {
  name: string;
  children: ReactNode;
  note?: string;
}

const Option = ({ name, children, note }: OptionProps) => (
  <div className={css.row}>
    <dt className={css.name}>{name}</dt>
    <dd className={css.value}>
      {children}
      {note && <span className={css.note}>{note}</span>}
    </dd>
  </div>
);

/** Other ways to reach the agency, and its company details. */
export function ContactOptions() {
  return (
    <dl>
      <Option name={words.consultation} note={words.consultationNote}>
        <a href={paths.booking}>{words.consultationLink}</a>
      </Option>
      <Option name={words.quote} note={words.quoteNote}>
        <a href={paths.quote}>{words.quoteLink}</a>
      </Option>
      {site.email !== null && (
        <Option name={words.mail}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Option>
      )}
      {site.companyNumber !== null && <Option name={words.company}>{site.companyNumber}</Option>}
      {site.vatNumber !== null && <Option name={words.vat}>{site.vatNumber}</Option>}
    </dl>
  );
}
