import { paths } from '../../content/paths.ts';
import { Link } from '../../shell/Link';
import { talk } from './planner.css';
import { type PlanInHand, planToText } from './rules/handover.ts';
import { talkWords } from './words.ts';

/** The way for whoever does not want to pay yet: the contact page, with the plan in its address. */
export function TalkFirst({ plan }: { plan: PlanInHand }) {
  return (
    <p className={talk}>
      {talkWords.text}{' '}
      <Link to={`${paths.contact}?${new URLSearchParams({ plan: planToText(plan) })}`}>{talkWords.label}</Link>
    </p>
  );
}
