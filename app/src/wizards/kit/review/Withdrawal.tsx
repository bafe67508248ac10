import { Checkbox } from '@agency-site/ui/Checkbox';
import '@agency-site/ui/Checkbox.css';
import { site } from '../../../content/site.ts';
import { beginLater, beginRequest, withdrawalInstructions } from '../../../domain/withdrawal.ts';
import { fine } from '../../../shell/style/type.css';
import type { ReviewForm } from './reviewModule.ts';
import * as css from './Withdrawal.css';
import { reviewWords as words } from './words.ts';

const who = [site.name, site.email].filter((part) => part !== null).join(', ');

/** What a consumer is told before paying: the right to withdraw, and the request to begin before it has expired. */
export function Withdrawal({ form: { business, beginAtOnce, onBeginAtOnce } }: { form: ReviewForm }) {
  if (business.checked) return null;
  const [right, ...rest] = withdrawalInstructions(who);
  return (
    <div className={css.withdrawal}>
      <p className={fine}>{right}</p>
      <Checkbox label={beginRequest} hint={beginLater} checked={beginAtOnce} onChange={onBeginAtOnce} />
      <details>
        <summary className={css.more}>{words.withdrawal}</summary>
        <div className={css.instructions}>
          {[...rest, words.withdrawalForm].map((text) => (
            <p key={text} className={fine}>
              {text}
            </p>
          ))}
        </div>
      </details>
    </div>
  );
}
