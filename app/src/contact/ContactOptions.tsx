import type { ReactNode } from 'react';
import { questionsLink } from '../content/links/navigation.ts';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import { ArrowIcon } from '../shell/icons';
import * as css from './Contact.css';
import { contactWords } from './words.ts';

const words = contactWords.options;

interface OptionProps {
  to: string;
  title: string;
  note: string;
  /** A drawing, 220 × 96. */
  children: ReactNode;
}

const Option = ({ to, title, note, children }: OptionProps) => (
  <li>
    <a className={css.option} href={to}>
      <svg className={css.drawing} viewBox="-1 -1 222 98" aria-hidden>
        {children}
      </svg>
      <b className={css.optionTitle}>
        <span>{title}</span>
        <ArrowIcon />
      </b>
      <span className={css.note}>{note}</span>
    </a>
  </li>
);

const days = [14, 15, 16, 17, 18];

/** Other ways to an answer, and the company details. */
export function ContactOptions({ title }: { title: string }) {
  return (
    <section className={css.options} aria-labelledby="options">
      <h2 className={css.optionsHeading} id="options">
        {title}
      </h2>
      <ul className={css.optionList}>
        <Option to={paths.booking} title={words.consultation} note={words.consultationNote}>
          {days.map((day, at) => (
            <g key={day} className={at === 3 ? css.chosen : css.day} transform={`translate(${at * 46} 0)`}>
              <rect width="36" height="40" rx="4" />
              <text x="18" y="25">
                {day}
              </text>
            </g>
          ))}
          <rect className={css.time} y="60" width="116" height="36" rx="18" />
          <text className={css.timeText} x="58" y="84">
            10:30 AM
          </text>
        </Option>
        <Option to={paths.quote} title={words.quote} note={words.quoteNote}>
          <path className={css.line} d="M4 18h70m110 0h32" />
          <path className={css.leader} d="M88 18h82" />
          <path className={css.ink} d="M0 42h220" />
          <path className={css.total} d="M156 74h58" />
        </Option>
        {site.email === null ? (
          <Option to={questionsLink.to} title={words.questions} note={words.questionsNote}>
            {[0, 32, 64].map((y) => (
              <g key={y} transform={`translate(0 ${y})`}>
                <path className={css.tableRow} d="M0 32h220" />
                <path className={css.asked} d={`M0 16h${104 + ((y * 5) % 84)}`} />
                <path className={css.flap} d="M202 16h14m-7-7v14" />
              </g>
            ))}
          </Option>
        ) : (
          <Option to={`mailto:${site.email}`} title={words.mail} note={site.email}>
            <path className={css.day} d="M0 6h200v84H0z" />
            <path className={css.flap} d="M0 6l100 54L200 6" />
          </Option>
        )}
      </ul>
      <Details />
    </section>
  );
}

const details = [
  [words.address, site.address],
  [words.company, site.companyNumber],
  [words.vat, site.vatNumber],
] as const;

const Details = () =>
  details.some(([, value]) => value !== null) && (
    <p className={css.details}>
      {details.map(
        ([name, value]) =>
          value !== null && (
            <span key={name}>
              {name} {value}
            </span>
          ),
      )}
    </p>
  );
