import { paths } from '../../content/links/paths.ts';
import { talk } from './planner.css';
import { type LinkedPlan, planToText } from './rules/planLink.ts';
import { talkWords } from './words.ts';

/** For visitors who don't want to pay yet: a link to the contact page, with the plan in its address. */
export function TalkFirst({ plan }: { plan: LinkedPlan }) {
  return (
    <p className={talk}>
      {talkWords.text}{' '}
      <a href={`${paths.contact}?${new URLSearchParams({ plan: planToText(plan) })}`}>{talkWords.label}</a>
    </p>
  );
}
