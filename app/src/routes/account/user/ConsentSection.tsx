import { consentWords } from '../../../content/consent.ts';
import { consentSectionWords as words } from '../../../content/dashboard.ts';
import { paths } from '../../../content/paths.ts';
import { Answers } from '../../../shell/consent/Answers';
import { useConsent } from '../../../shell/consent/useConsent.ts';
import { notify } from '../../../shell/notices.ts';
import { link } from '../../../shell/type.css';
import { Answer } from '../../consent/Answer';
import { PurposeRows } from '../../consent/PurposeRows';
import { fields } from '../../consent/UserConsent.css';
import { Heading } from './Heading';
import { Part } from './Part';
import { ways } from './user.css';

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
