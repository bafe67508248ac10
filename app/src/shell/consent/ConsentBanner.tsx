import { Banner } from '@agency-site/ui/Banner';
import '@agency-site/ui/Banner.css';
import { consentWords as words } from '../../content/consent.ts';
import { paths } from '../../content/paths.ts';
import type { Consent } from '../../domain/consent.ts';
import { Answers } from './Answers';
import { beside } from './Answers.css';
import { text } from './ConsentBanner.css';
import { Switches } from './Switches';

interface ConsentBannerProps {
  consent: Consent;
  onAnswer?: () => void;
}

/**
 * The question at the bottom of the window. It stands first in the page, takes no focus and holds none. The build draws
 * it for somebody who was never asked; it obeys from the first moment, and React takes it over when somebody comes near.
 */
export function ConsentBanner({ consent, onAnswer }: ConsentBannerProps) {
  const { standing, choices } = consent;
  return (
    <Banner title={words.banner.title} actions={<Answers className={beside} choices={choices} onAnswer={onAnswer} />}>
      <p className={text}>
        {Object.entries(words.banner.again).map(([why, reason]) => (
          <span key={why} data-why={why} hidden={why !== standing}>
            {reason}{' '}
          </span>
        ))}
        {words.banner.text} <a href={paths.privacy}>{words.banner.more}</a>
      </p>
      <Switches choices={choices} />
    </Banner>
  );
}
