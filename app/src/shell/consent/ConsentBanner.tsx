import { Banner } from '@agency-site/ui/Banner';
import { useLayoutEffect, useRef } from 'react';
import { consentWords as words } from '../../content/consent.ts';
import { paths } from '../../content/paths.ts';
import { Link } from '../Link';
import { useNotify } from '../Toasts';
import { Answers } from './Answers';
import { beside } from './Answers.css';
import { text } from './ConsentBanner.css';
import { Switches } from './Switches';
import { useConsent } from './useConsent.ts';

/** The question at the bottom of the window. It stands first in the page, takes no focus and holds none. */
export function ConsentBanner() {
  const { standing } = useConsent();
  const notify = useNotify();
  const region = useRef<HTMLElement>(null);

  // What had the focus goes with it: the visitor reads on in the page.
  useLayoutEffect(() => {
    const element = region.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Banner
      ref={region}
      title={words.banner.title}
      actions={
        <Answers
          className={beside}
          onAnswer={() => notify({ severity: 'success', text: words.saved, duration: 6_000 })}
        />
      }
    >
      <p className={text}>
        {words.banner.text(standing)} <Link to={paths.privacy}>{words.banner.more}</Link>
      </p>
      <Switches />
    </Banner>
  );
}
