import { catalogue } from '../domain/catalogue/given.ts';
import { describePlan, planFromText } from '../wizards/planner/rules/planLink.ts';
import * as css from './ContactForm.css';
import { contactWords } from './words.ts';

/**
 * Shows the plan that a message is about. Renders nothing if the link has no valid plan.
 * @param plan as encoded in the link
 */
export function AttachedPlan({ plan }: { plan: string }) {
  const attached = planFromText(catalogue, plan);
  if (!attached) return null;
  return (
    <section aria-labelledby="plan">
      <h3 className={css.title} id="plan">
        {contactWords.form.plan}
      </h3>
      <ul className={css.list}>
        {describePlan(catalogue, attached).map((line) => (
          <li key={line} className={css.item}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
