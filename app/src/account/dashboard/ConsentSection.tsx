import { consentWords } from '../../content/consent.ts';
import { paths } from '../../content/links/paths.ts';
import { Answers } from '../../shell/consent/Answers';
import { Answer, useConsent } from '../../shell/consent/CurrentConsent';
import { fields } from '../../shell/consent/consentSettings.css';
import { PurposeRows } from '../../shell/consent/PurposeRows';
import { notify } from '../../shell/notices/notices.ts';
import { link } from '../../shell/style/type.css';
import { PageHeading, Section } from './parts';
import { actions } from './user.css';
import { consentSectionWords as words } from './words.ts';

/** The switches of the cookie settings page. */
export function ConsentSection() {
  const { choices } = useConsent();
  return (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      <Section id="choice" title={consentWords.page.switches.title}>
        <div className={fields}>
          <div>
            <PurposeRows />
          </div>
          <Answers choices={choices} onAnswer={() => notify({ tone: 'success', text: consentWords.done })} />
        </div>
      </Section>
      <Section id="answer" title={consentWords.page.answer.title}>
        <Answer />
      </Section>
      <p className={actions}>
        <a className={link} href={paths.consent}>
          {words.page}
        </a>
      </p>
    </>
  );
}
