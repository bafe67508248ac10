import { buttonClass } from '@agency-site/ui/Button';
import { useContext } from 'react';
import { paths } from '../content/links/paths.ts';
import { site } from '../content/site.ts';
import { Answer } from '../shell/answer.ts';
import { ContactPerson } from '../shell/ContactPerson';
import { wrap } from '../shell/frame/Frame.css';
import { actions, lead, page, sentTitle } from './Contact.css';
import { ContactOptions } from './ContactOptions';
import { contactWords } from './words.ts';

const words = contactWords.sent;

/** Confirms that a message has arrived, with scripts and without. */
export function Component() {
  const promise = useContext(Answer) as string | undefined;
  return (
    <div className={`${wrap} ${page}`}>
      <title>{`${words.title} – ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      {/* The focus tells screen reader users that the message was sent. */}
      {/* biome-ignore lint/a11y/noAutofocus: the result of submitting the form */}
      <h1 className={sentTitle} tabIndex={-1} autoFocus>
        {words.title}
      </h1>
      <p className={lead}>
        {promise || words.answer} {words.text}
      </p>
      <ContactPerson lead={contactWords.person} />
      <div className={actions}>
        <a className={buttonClass({ tone: 'primary' })} href={paths.booking}>
          {words.book}
        </a>
        <a className={buttonClass({ tone: 'line' })} href={paths.home}>
          {words.home}
        </a>
      </div>
      <ContactOptions title={words.meanwhile} />
    </div>
  );
}
