import type { Contract, Promise as Said } from '../../ui/test/contract.ts';
import type { StoryRef } from '../workbench.ts';
import { type CheckName, checks } from './checks/checks.ts';
import { prove, walk } from './prove.ts';
import type { CheckResult, ComponentResult, PromiseResult } from './results.ts';
import type { Session } from './session.ts';
import { usual } from './stage.ts';

type AnyContract = Contract<Record<string, unknown>>;

/** Holds every story of a component to the general checks, and each sentence of its contract to its story. */
export async function examine(
  session: Session,
  component: string,
  stories: readonly StoryRef[],
  contract: AnyContract,
): Promise<ComponentResult> {
  const found = new Map<CheckResult['name'], string[]>([
    ...checks.map(({ name }) => [name, []] as [CheckName, string[]]),
    ['console', []],
  ]);
  const note = (name: CheckResult['name'], story: StoryRef, findings: readonly string[]) =>
    found.get(name)?.push(...new Set(findings.map((finding) => `${story.name}: ${finding}`)));

  for (const [index, story] of stories.entries()) {
    if (index === 0) await session.open(story.id);
    else await session.again(story.id);
    for (const { name, find } of checks) note(name, story, await find(session.page));
    note('console', story, session.logged());
  }

  const promises: PromiseResult[] = [];
  const hold = async (
    part: PromiseResult['part'],
    says: string,
    { story: name, width = usual.width }: Pick<Said<string>, 'story' | 'width'>,
    look: () => Promise<string[]>,
  ) => {
    const story = stories.find((one) => one.name === name);
    if (!story) return promises.push({ part, says, story: name, failed: ['there is no such story'] });
    await session.page.setViewportSize({ ...usual, width });
    await session.again(story.id);
    promises.push({ part, says, story: name, failed: await look() });
    note('console', story, session.logged());
  };
  for (const part of ['roles', 'states'] as const)
    for (const promise of contract[part]) await hold(part, promise.says, promise, () => prove(session, promise));
  for (const rule of contract.keys)
    await hold('keys', `${rule.keys}: ${rule.do}`, rule, () => walk(session, rule.walk));
  await session.page.setViewportSize(usual);

  return {
    component,
    stories: stories.length,
    checks: [...found].map(([name, findings]) => settle(name, findings, stories, contract)),
    promises,
  };
}

/** Parts what is accepted from what failed; what is accepted but not found any more has failed too. */
function settle(
  name: CheckResult['name'],
  findings: readonly string[],
  stories: readonly StoryRef[],
  { exceptions = [] }: AnyContract,
): CheckResult {
  const meant = exceptions.filter(({ check }) => check === name);
  const covers = ({ story, finding }: (typeof meant)[number], line: string) =>
    line.includes(finding) && (story === 'every story' || line.startsWith(`${story}: `));
  const failed = [
    ...findings.filter((line) => !meant.some((exception) => covers(exception, line))),
    ...meant
      .filter((exception) => !findings.some((line) => covers(exception, line)))
      .map(({ story, finding }) => `${story}: "${finding}" is accepted, but not found any more`),
  ];
  const broken = new Set(failed.map((line) => line.slice(0, line.indexOf(':'))));
  return {
    name,
    passed: stories.filter((story) => !broken.has(story.name)).length,
    failed,
    accepted: [...new Set(meant.map(({ why }) => why))],
  };
}
