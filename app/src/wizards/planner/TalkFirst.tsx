import { paths } from '../../content/paths.ts';
import { talkWords } from '../../content/planner.ts';
import { type PlanInHand, planToText } from '../../domain/planner/handover.ts';
import { Link } from '../../shell/Link';
import { talk } from './planner.css';

/** The way for whoever does not want to pay yet: the contact page, with the plan in its address. */
export function TalkFirst({ plan }: { plan: PlanInHand }) {
  return (
    <p className={talk}>
      {talkWords.text}{' '}
      <Link to={`${paths.contact}?${new URLSearchParams({ plan: planToText(plan) })}`}>{talkWords.label}</Link>
    </p>
  );
}
