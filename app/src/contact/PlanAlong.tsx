import { planFromText } from '../wizards/planner/rules/handover.ts';
import { planInWords } from '../wizards/planner/rules/inWords.ts';
import * as css from './PlanAlong.css';
import { contactWords } from './words.ts';

/**
 * The plan that a message is about; nothing without one in the link.
 * @param plan as encoded in the link
 */
export function PlanAlong({ plan }: { plan: string }) {
  const wanted = planFromText(plan);
  if (!wanted) return null;
  return (
    <section aria-labelledby="plan">
      <h3 className={css.title} id="plan">
        {contactWords.form.plan}
      </h3>
      <ul className={css.list}>
        {planInWords(wanted).map((line) => (
          <li key={line} className={css.item}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
