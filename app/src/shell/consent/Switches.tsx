import { ConsentSwitch } from '@agency-site/ui/ConsentSwitch';
import { setPurpose } from '../../api/consent.ts';
import { purposeWords } from '../../content/consent.ts';
import { type Choices, purposes } from '../../domain/consent/consent.ts';
import { purpose as purposeClass, switches } from './Switches.css';

/** The four switches of the banner, each with Show More. */
export function Switches({ choices }: { choices: Choices }) {
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
