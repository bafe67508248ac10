import type { CDPSession, Page } from '@playwright/test';
import type { Finding, Look, Moment, Press, Thing, Words } from '../../ui/test/contract.ts';
import { describeThing, isFinding, isThing, type Node, readTree } from './tree.ts';

/** How long to wait for an expected state, in ms: a live region waits until its text settles. */
const timeout = 2500;

const isWords = (one: Finding | Words): one is Words => 'text' in one && !('role' in one);
const say = (one: Finding | Words) => (isWords(one) ? `the text "${one.text}"` : describeThing(one));

function missing(tree: readonly Node[], finding: Finding): string[] {
  const { times = 1 } = finding;
  const found = tree.filter((node) => isFinding(node, finding));
  if (found.length === times) return [];
  const others = tree.filter(({ role, name }) => role === finding.role && (!finding.name || name === finding.name));
  const near = others.length > 0 ? others : tree.filter(({ role }) => role === finding.role);
  const there = near.slice(0, 4).map(describeThing).join('; ') || `no ${finding.role}`;
  return [`${times === 1 ? '' : `${times} × `}${describeThing(finding)}: found ${found.length}; there is ${there}`];
}

/** Runs a visual query on every matching element. */
async function ask<Answer>(
  { page, tools }: Stage,
  tree: readonly Node[],
  of: Finding | Words,
  question: 'isVisible' | 'isUncovered' | 'isStruck' | 'marks',
  withColours = false,
): Promise<Answer[]> {
  if (isWords(of))
    return page.evaluate(
      ([text, question, withColours]) =>
        looks
          .withWords(text)
          .map((one) => (question === 'marks' ? (one.closest('[data-state]') ?? one) : one))
          .map((one) => looks[question](one, withColours)),
      [of.text, question, withColours] as const,
    ) as Promise<Answer[]>;
  const answers: Answer[] = [];
  for (const { element } of tree.filter((node) => isFinding(node, of))) {
    if (element === undefined) continue;
    const { object } = await tools.send('DOM.resolveNode', { backendNodeId: element });
    if (!object.objectId) continue;
    const { result } = await tools.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: 'function (question, withColours) { return looks[question](this, withColours); }',
      arguments: [{ value: question }, { value: withColours }],
      returnByValue: true,
    });
    answers.push(result.value as Answer);
  }
  return answers;
}

async function unlike(stage: Stage, tree: readonly Node[], { of, is }: Look): Promise<string[]> {
  const question = is === 'uncovered' ? 'isUncovered' : is.endsWith('struck through') ? 'isStruck' : 'isVisible';
  const answers = await ask<boolean>(stage, tree, of, question);
  const wanted = is === 'visible' || is === 'uncovered' || is === 'struck through';
  if (answers.length === 0) return is === 'hidden' ? [] : [`${say(of)} is not there`];
  return answers.every((answer) => answer === wanted) ? [] : [`${say(of)} is not ${is}`];
}

async function alike(stage: Stage, tree: readonly Node[], things: readonly (Finding | Words)[]): Promise<string[]> {
  const found: string[] = [];
  for (const forced of [false, true]) {
    await stage.page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
    const marks = await Promise.all(things.map((one) => ask<string>(stage, tree, one, 'marks', forced)));
    for (const [index, [own]] of marks.entries()) {
      const thing = things[index] as Finding;
      if (own === undefined) found.push(`${say(thing)} is not there`);
      const twin = marks.findIndex(([other], at) => at < index && other === own);
      if (own !== undefined && twin >= 0)
        found.push(
          `${say(thing)} looks like ${say(things[twin] as Finding)} ${forced ? 'in forced colours' : 'without colour'}`,
        );
    }
  }
  await stage.page.emulateMedia({ forcedColors: 'none' });
  return found;
}

function misplaced(tree: readonly Node[], focus: Press['focus'] | undefined): string[] {
  if (focus === undefined) return [];
  const holder = tree.find(({ focused, role }) => focused && role !== 'RootWebArea');
  if (focus === 'the page') return holder ? [`the focus is on ${describeThing(holder)}, not on the page`] : [];
  if (holder && isThing(holder, focus)) return [];
  return [`the focus is on ${holder ? describeThing(holder) : 'the page'}, not on ${describeThing(focus)}`];
}

async function lacks(stage: Stage, moment: Moment & Pick<Press, 'focus' | 'until'>): Promise<string[]> {
  const tree = await readTree(stage.tools);
  const [looks, marks] = [moment.looks ?? [], moment.apart ?? []];
  return [
    ...misplaced(tree, moment.focus ?? moment.until),
    ...(moment.finds ?? []).flatMap((finding) => missing(tree, finding)),
    ...(moment.misses ?? []).flatMap((thing) =>
      tree.filter((node) => isThing(node, thing)).map((node) => `${describeThing(node)} is there`),
    ),
    ...(await Promise.all(looks.map((look) => unlike(stage, tree, look)))).flat(),
    ...(marks.length > 0 ? await alike(stage, tree, marks) : []),
  ];
}

export interface Stage {
  page: Page;
  tools: CDPSession;
}

/** Waits for a state, and returns what is missing from it. */
export async function prove(stage: Stage, moment: Moment & Pick<Press, 'focus' | 'until'>): Promise<string[]> {
  const until = performance.now() + timeout;
  for (;;) {
    const found = await lacks(stage, moment);
    if (found.length === 0 || performance.now() > until) return found;
    await stage.page.waitForTimeout(50);
  }
}

/** Presses a key until an element has the focus, at most 40 times. */
async function pressUntil(stage: Stage, key: string, goal: Thing): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const tree = await readTree(stage.tools);
    if (tree.some((node) => node.focused && isThing(node, goal))) return;
    await stage.page.keyboard.press(key);
  }
}

/** Presses keys and checks the state after each; stops at the first mismatch. */
export async function pressKeys(stage: Stage, steps: readonly Press[]): Promise<string[]> {
  for (const [index, moment] of steps.entries()) {
    const keys = typeof moment.press === 'string' ? [moment.press] : moment.press;
    for (const key of keys) await stage.page.keyboard.press(key);
    if (moment.until) await pressUntil(stage, keys.at(-1) ?? 'Tab', moment.until);
    const found = await prove(stage, moment);
    if (found.length > 0) return found.map((one) => `after press ${index + 1} (${keys.join(', ')}): ${one}`);
  }
  return [];
}
