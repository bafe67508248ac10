import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import { setPurpose } from '../../api/consent.ts';
import { consentWords, purposeWords } from '../../content/consent.ts';
import { purposes } from '../../domain/consent/consent.ts';
import { row } from '../style/listRow.css';
import { useConsent } from './CurrentConsent';

const { always } = consentWords.page.switches;

/** The always-on row, and the four switches with their descriptions. */
export function PurposeRows() {
  const { choices } = useConsent();
  return (
    <>
      <ConsentSwitch
        className={row}
        label={always.label}
        description={always.description}
        alwaysOn={always.value}
        topics={[]}
      />
      {purposes.map((purpose) => (
        <ConsentSwitch
          key={purpose}
          className={row}
          label={purpose}
          description={purposeWords[purpose].description}
          topics={purposeWords[purpose].topics}
          checked={choices[purpose]}
          onCheckedChange={(granted) => setPurpose(purpose, granted)}
        />
      ))}
    </>
  );
}
