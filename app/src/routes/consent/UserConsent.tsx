import { consentWords } from '../../content/consent.ts';
import { paths } from '../../content/paths.ts';
import { Answers } from '../../shell/consent/Answers';
import { useConsent } from '../../shell/consent/useConsent.ts';
import { notify } from '../../shell/notices.ts';
import { useHydrated } from '../../shell/useHydrated.ts';
import { Hero } from '../pages/Hero';
import { PageMeta } from '../pages/PageMeta';
import { Section } from '../pages/Section';
import { ruled } from '../pages/Section.css';
import { Answer } from './Answer';
import { InYourBrowser } from './InYourBrowser';
import { PurposeRows } from './PurposeRows';
import * as css from './UserConsent.css';

const words = consentWords.page;

/** The same question as in the banner, at any time: what is allowed, when it was answered, and the way to take it back. */
export function Component() {
  const arrived = useHydrated();
  const { choices } = useConsent();
  return (
    <>
      <PageMeta title={words.title} description={words.description} />
      <Hero path={paths.consent} heading={words.heading} lead={words.lead} />
      <Section id="choice" title={words.switches.title} lead={words.switches.lead}>
        <noscript>
          <p className={css.note}>{words.switches.withoutScripts}</p>
        </noscript>
        {/* Until the scripts are here a switch could be moved and nothing would come of it. */}
        <fieldset className={css.fields} disabled={!arrived} aria-label={words.title}>
          <div className={ruled}>
            <PurposeRows />
          </div>
          <Answers choices={choices} onAnswer={() => notify({ severity: 'success', text: consentWords.done })} />
        </fieldset>
      </Section>
      <Section id="answer" title={words.answer.title}>
        <div className={ruled}>
          <Answer />
        </div>
      </Section>
      <Section id="now" title={words.now.title} lead={words.now.lead}>
        <div className={ruled}>
          <InYourBrowser />
        </div>
      </Section>
    </>
  );
}
