import { Button } from '@agency-site/ui/Button';
import { useDeferredValue } from 'react';
import { paths as pages } from '../../content/links/paths.ts';
import { beginsWithConsultation } from '../../domain/catalogue/consultation.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { PlainForm } from '../../lib/PlainForm';
import { bar, docked, order, whole } from '../../shell/style/dock.css';
import { CheckoutPanel } from '../kit/checkout/CheckoutPanel';
import type { PayProps, ReviewForm } from '../kit/review/reviewModule.ts';
import { talk } from './planner.css';
import { type LinkedPlan, planToText } from './rules/planLink.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { choosePathWords, talkWords } from './words.ts';

/** For visitors who don't want to pay yet: a link to the contact page, with the plan in its address. */
function TalkFirst({ plan }: { plan: LinkedPlan }) {
  return (
    <p className={talk}>
      {talkWords.text}{' '}
      <a href={`${pages.contact}?${new URLSearchParams({ plan: planToText(plan) })}`}>{talkWords.label}</a>
    </p>
  );
}

const { paths } = catalogue;

export { PathDetails as Details, Paths as Lead, Shop } from './PathStep';

/** The bar while no path is chosen: its button leads to the first path. */
const ChoosePathFirst = ({ id }: Pick<ReviewForm, 'id'>) => (
  <PlainForm id={id} className={`${bar} ${docked}`} data-dock>
    <p className={whole}>{choosePathWords.text}</p>
    <Button
      type="submit"
      wide
      className={order}
      tone="primary"
      unavailable
      onClick={() => document.querySelector<HTMLInputElement>('input[name=path]')?.focus()}
    >
      {choosePathWords.button}
    </Button>
  </PlainForm>
);

/**
 * Ways to order the plan: on the chosen path, or starting with a consultation; ask a question first; or save the plan.
 */
export function Pay(props: PayProps<PlannerAnswers>) {
  const { wizard, answers } = props;
  const { path } = answers;
  // The price of the path is painted first; the bar stays until its button replaces it.
  const payable = useDeferredValue(path !== null);
  if (!payable || path === null) return <ChoosePathFirst id={props.form.id} />;
  if (wizard.order.selection(answers) === null) return null;
  return (
    <CheckoutPanel {...props} orderLabel={paths[path].buttonText} consultsFirst={beginsWithConsultation(path)} docks>
      <TalkFirst plan={answers} />
    </CheckoutPanel>
  );
}
