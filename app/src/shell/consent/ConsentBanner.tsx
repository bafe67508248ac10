import { Banner } from '@agency-site/ui/Banner';
import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import { setPurpose } from '../../api/consent.ts';
import { purposeWords, consentWords as words } from '../../content/consent.ts';
import { paths } from '../../content/links/paths.ts';
import { type Choices, purposes, unansweredConsent } from '../../domain/consent/consent.ts';
import { AllOrNothing, SaveSettings } from './Answers';
import { beside } from './Answers.css';
import { end, purpose as purposeClass, rule, switches, text } from './ConsentBanner.css';

/** The four switches of the banner, each with Show More. */
function Switches({ choices }: { choices: Choices }) {
  return (
    <div className={switches}>
      {purposes.map((purpose) => (
        <ConsentSwitch
          key={purpose}
          className={purposeClass}
          name={purpose}
          label={purpose}
          topics={purposeWords[purpose].topics}
          checked={choices[purpose]}
          onCheckedChange={(granted) => setPurpose(purpose, granted)}
        />
      ))}
    </div>
  );
}

const { status, choices } = unansweredConsent;

/**
 * The consent banner, as a new visitor sees it. It is first in the page, and doesn't take or trap the
 * focus. Never hydrated: `banner.ts` is its script.
 */
export const ConsentBanner = () => (
  <Banner
    title={words.banner.title}
    actions={
      <div className={beside}>
        <AllOrNothing />
      </div>
    }
    more={{
      label: words.banner.choose,
      children: (
        <>
          <Switches choices={choices} />
          <div className={end}>
            <p className={rule}>{words.banner.rule}</p>
            <SaveSettings choices={choices} />
          </div>
        </>
      ),
    }}
  >
    <p className={text}>
      {Object.entries(words.banner.again).map(([why, reason]) => (
        <span key={why} data-why={why} hidden={why !== status}>
          {reason}{' '}
        </span>
      ))}
      {words.banner.text} <a href={paths.privacy}>{words.banner.more}</a>
    </p>
  </Banner>
);
