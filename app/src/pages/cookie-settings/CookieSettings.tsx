import { consentWords } from '../../content/consent.ts';
import { paths } from '../../content/links/paths.ts';
import { Answers } from '../../shell/consent/Answers';
import { Answer } from '../../shell/consent/CurrentConsent';
import * as css from '../../shell/consent/consentSettings.css';
import { PurposeRows } from '../../shell/consent/PurposeRows';
import { useConsent } from '../../shell/consent/useConsent.ts';
import { notify } from '../../shell/notices/notices.ts';
import { PageMeta } from '../../shell/PageMeta';
import { useHydrated } from '../../shell/tool/useHydrated.ts';
import { Intro } from '../text/Intro';
import { Section } from '../text/Section';
import { ruled } from '../text/Section.css';
import { Spans } from '../text/Spans';
import { InYourBrowser } from './InYourBrowser';

const words = consentWords.page;

/** The cookie settings: the switches, the visitor's answer, and a button to withdraw it. */
export function Component() {
  const hydrated = useHydrated();
  const { choices } = useConsent();
  return (
    <>
      <PageMeta title={words.title} description={words.description} />
      <Intro path={paths.consent} heading={words.heading} lead={<Spans words={words.lead} />}>
        {words.switches.lead}
      </Intro>
      <Section id="choice" title={words.switches.title}>
        <noscript>
          <p className={css.note}>{words.switches.withoutScripts}</p>
        </noscript>
        {/* Hidden until hydration, because the switches would have no effect. */}
        <fieldset className={css.fields} disabled={!hydrated} aria-label={words.title}>
          <div className={ruled}>
            <PurposeRows />
          </div>
          <Answers choices={choices} onAnswer={() => notify({ tone: 'success', text: consentWords.done })} />
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
