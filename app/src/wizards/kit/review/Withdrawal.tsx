import { Disclosure } from '@agency-site/ui/Accordion';
import { Checkbox } from '@agency-site/ui/Checkbox';
import { site } from '../../../content/site.ts';
import { beginLater, beginRequest, withdrawalInstructions } from '../../../domain/withdrawal.ts';
import { finePrint, instructions as rows } from './Person.css';
import type { ReviewForm } from './reviewModule.ts';
import { reviewWords as words } from './words.ts';

const who = [site.name, site.address, site.phone, site.email].filter(Boolean).join(', ');
const [right, ...instructions] = withdrawalInstructions(who);

/** What a consumer is told before paying: the right to withdraw, the request to begin before it has expired, and how to withdraw. */
export const Withdrawal = ({ form: { beginAtOnce, onBeginAtOnce } }: { form: ReviewForm }) => (
  <>
    <div>
      <p className={finePrint}>{right}</p>
      <Checkbox label={beginRequest} hint={beginLater} checked={beginAtOnce} onCheckedChange={onBeginAtOnce} />
    </div>
    <Disclosure size="s" title={words.withdrawal} headingLevel={2}>
      <div className={rows}>
        {[...instructions, words.withdrawalForm].map((text) => (
          <p key={text} className={finePrint}>
            {text}
          </p>
        ))}
      </div>
    </Disclosure>
  </>
);
