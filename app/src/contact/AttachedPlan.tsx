import { planFromText } from '../wizards/planner/rules/handover.ts';
import { planInWords } from '../wizards/planner/rules/inWords.ts';
import * as css from './AttachedPlan.css';
import { contactWords } from './words.ts';

/**
 * The plan that a message is about; nothing without one in the link.
 * @param plan as encoded in the link
 */
export function AttachedPlan({ plan }: { plan: string }) {
  const attached = planFromText(plan);
  if (!attached) return null;
  return (
    <section aria-labelledby="plan">
      <h3 className={css.title} id="plan">
        {contactWords.form.plan}
      </h3>
      <ul className={css.list}>
        {planInWords(attached).map((line) => (
          <li key={line} className={css.item}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
