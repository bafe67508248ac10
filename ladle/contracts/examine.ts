import type { Promise as Said } from '../../ui/test/contract.ts';
import type { StoryRef } from '../workbench.ts';
import { finders } from './checks/checks.ts';
import { type CheckName, checkNames } from './checks/names.ts';
import type { AnyContract, AnyException } from './library.ts';
import { prove, walk } from './prove.ts';
import type { CheckResult, ComponentResult, PromiseResult } from './results.ts';
import type { Session } from './session.ts';
import { usual } from './stage.ts';

/** Holds every story of a component to the general checks, and each sentence of its contract to its story. */
export async function examine(
  session: Session,
  component: string,
  stories: readonly StoryRef[],
  contract: AnyContract,
  elsewhere: readonly AnyException[],
): Promise<ComponentResult> {
  const found = new Map<CheckName, string[]>(checkNames.map((name) => [name, []]));
  const note = (name: CheckName, story: StoryRef, findings: readonly string[]) =>
    found.get(name)?.push(...new Set(findings.map((finding) => `${story.name}: ${finding}`)));

  for (const [index, story] of stories.entries()) {
    if (index === 0) await session.open(story.id);
    else await session.again(story.id);
    for (const [name, find] of Object.entries(finders)) note(name as CheckName, story, await find(session.page));
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
    pattern: contract.pattern,
    stories: stories.length,
    checks: [...found].map(([name, findings]) => settle(name, findings, stories, contract, elsewhere)),
    promises,
  };
}

/**
 * Parts what is accepted from what failed; what is accepted but not found any more has failed too. What a component may
 * do in each of its own stories it may also do in another's.
 */
function settle(
  name: CheckName,
  findings: readonly string[],
  stories: readonly StoryRef[],
  { exceptions = [] }: AnyContract,
  elsewhere: readonly AnyException[],
): CheckResult {
  const meant = exceptions.filter(({ check }) => check === name);
  const covers = ({ check, story, finding }: AnyException, line: string) =>
    check === name && line.includes(finding) && (story === 'every story' || line.startsWith(`${story}: `));
  const failed = [
    ...findings.filter((line) => ![...meant, ...elsewhere].some((exception) => covers(exception, line))),
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
