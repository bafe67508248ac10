import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { contactWords } from '../../content/contact.ts';
import { paths } from '../../content/paths.ts';
import { site } from '../../content/site.ts';
import { wrap } from '../../shell/Frame.css';
import { Link } from '../../shell/Link';
import { actions, lead, sent, sentTitle } from './Contact.css';

const words = contactWords.sent;

/** Says that a message has arrived, with scripts and without. */
export function Component() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();

  // Coming from the form, nothing else on the page says that something has happened.
  useEffect(() => {
    if (key !== 'default') heading.current?.focus();
  }, [key]);

  return (
    <div className={`${wrap} ${sent}`}>
      <title>{`${words.title} – ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 ref={heading} className={sentTitle} tabIndex={-1}>
        {words.title}
      </h1>
      <p className={lead}>{words.text}</p>
      <div className={actions}>
        <Link className={buttonClass({ tone: 'primary' })} to={paths.booking}>
          {words.book}
        </Link>
        <Link className={buttonClass({ tone: 'line' })} to={paths.home}>
          {words.home}
        </Link>
      </div>
    </div>
  );
}
