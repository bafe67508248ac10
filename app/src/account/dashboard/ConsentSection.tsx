import { consentWords } from '../../content/consent.ts';
import { paths } from '../../content/links/paths.ts';
import { Answers } from '../../shell/consent/Answers';
import { Answer } from '../../shell/consent/CurrentConsent';
import { fields } from '../../shell/consent/consentSettings.css';
import { PurposeRows } from '../../shell/consent/PurposeRows';
import { useConsent } from '../../shell/consent/useConsent.ts';
import { notify } from '../../shell/notices/notices.ts';
import { link } from '../../shell/style/type.css';
import { Heading } from './Heading';
import { Part } from './Part';
import { ways } from './user.css';
import { consentSectionWords as words } from './words.ts';

/** The same switches as on the page of the cookie settings. */
export function ConsentSection() {
  const { choices } = useConsent();
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <Part id="choice" title={consentWords.page.switches.title}>
        <div className={fields}>
          <div>
            <PurposeRows />
          </div>
          <Answers choices={choices} onAnswer={() => notify({ severity: 'success', text: consentWords.done })} />
        </div>
      </Part>
      <Part id="answer" title={consentWords.page.answer.title}>
        <Answer />
      </Part>
      <p className={ways}>
        <a className={link} href={paths.consent}>
          {words.page}
        </a>
      </p>
    </>
  );
}
