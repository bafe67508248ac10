import type { CDPSession } from '@playwright/test';
import type { Finding, State, Thing } from '../../ui/test/contract.ts';

/** A node of the accessibility tree, with data of its element. */
export interface Node {
  role: string;
  name: string;
  description: string;
  value: string | undefined;
  level: number | undefined;
  states: ReadonlySet<State>;
  focused: boolean;
  /** The text of the element and of all in it. */
  text: string;
  /** Its ancestors, from its parent up. */
  within: readonly Node[];
  /** The element's DevTools `backendNodeId`. */
  element: number | undefined;
}

const words = (text: unknown) => (text === undefined ? '' : String(text).replace(/\s+/g, ' ').trim());

const documentOf = async (tools: CDPSession) => (await tools.send('DOM.getDocument', { depth: -1 })).root;
const accessible = async (tools: CDPSession) => (await tools.send('Accessibility.getFullAXTree')).nodes;
type Element = Awaited<ReturnType<typeof documentOf>>;
type Accessible = Awaited<ReturnType<typeof accessible>>[number];

function* everyElement(node: Element): Generator<Element> {
  yield node;
  for (const child of node.children ?? []) yield* everyElement(child);
}

const attribute = ({ attributes = [] }: Element, name: string) => {
  const at = attributes.findIndex((one, index) => index % 2 === 0 && one === name);
  return at < 0 ? undefined : attributes[at + 1];
};

const textOf = (node: Element): string =>
  node.nodeType === 3 ? node.nodeValue : (node.children ?? []).map(textOf).join(' ');

function statesOf(node: Accessible, element: Element | undefined): Set<State> {
  const of = (name: string) => node.properties?.find((one) => one.name === name)?.value.value as unknown;
  const current = element && attribute(element, 'aria-current');
  const found: (State | false | undefined)[] = [
    of('checked') === 'true' && 'checked',
    of('checked') === 'false' && 'unchecked',
    of('disabled') ? 'disabled' : 'enabled',
    of('expanded') === true && 'expanded',
    of('expanded') === false && 'collapsed',
    of('selected') === true && 'selected',
    of('selected') === false && 'not selected',
    of('required') === true && 'required',
    of('invalid') === undefined || of('invalid') === 'false' ? 'valid' : 'invalid',
    (element && attribute(element, 'aria-busy')) === 'true' && 'busy',
    of('modal') === true && 'modal',
    of('multiselectable') === true && 'multiselectable',
    current === 'step' && 'current step',
    current === 'date' && 'current date',
  ];
  return new Set(found.filter((state) => typeof state === 'string'));
}

/** The browser's accessibility tree, in reading order. */
export async function readTree(tools: CDPSession): Promise<Node[]> {
  const [root, tree] = await Promise.all([documentOf(tools), accessible(tools)]);
  const elements = new Map([...everyElement(root)].map((element) => [element.backendNodeId, element]));
  const byId = new Map(tree.map((node) => [node.nodeId, node]));
  const made = new Map<string, Node>();

  const make = (node: Accessible): Node => {
    const before = made.get(node.nodeId);
    if (before) return before;
    const above = node.parentId === undefined ? undefined : byId.get(node.parentId);
    const parent = above && make(above);
    const element = elements.get(node.backendDOMNodeId ?? -1);
    const own = (name: string) => node.properties?.find((one) => one.name === name)?.value.value as unknown;
    // The tree has the number, the attribute has the text.
    const value = (element && attribute(element, 'aria-valuetext')) ?? node.value?.value;
    const fresh: Node = {
      role: node.role?.value ?? 'none',
      name: words(node.name?.value),
      description: words(node.description?.value),
      value: value === undefined ? undefined : words(value),
      level: own('level') as number | undefined,
      states: statesOf(node, element),
      focused: own('focused') === true && !(element && attribute(element, 'data-end') !== undefined),
      text: element ? words(textOf(element)) : '',
      within: parent ? [parent, ...parent.within] : [],
      element: node.ignored && node.role?.value !== 'generic' ? undefined : node.backendDOMNodeId,
    };
    made.set(node.nodeId, fresh);
    return fresh;
  };

  return tree.filter((node) => !node.ignored).map(make);
}

const statesAsked = (is: Thing['is']): readonly State[] => (is === undefined ? [] : typeof is === 'string' ? [is] : is);

export const isThing = (node: Node, { role, name, is }: Thing): boolean =>
  node.role === role &&
  (name === undefined || node.name === name) &&
  statesAsked(is).every((state) => node.states.has(state));

export const isFinding = (node: Node, finding: Finding): boolean =>
  isThing(node, finding) &&
  (finding.description === undefined || node.description === finding.description) &&
  (finding.value === undefined || node.value === finding.value) &&
  (finding.level === undefined || node.level === finding.level) &&
  (finding.text === undefined || node.text === finding.text) &&
  (finding.within === undefined || node.within.some((above) => isThing(above, finding.within as Thing)));

/** Describes a thing or a node in one line. */
export function describeThing(thing: Finding | Node): string {
  const { role, name, description, value, level, text } = thing;
  const states = 'states' in thing ? [...thing.states] : statesAsked(thing.is);
  return [
    role,
    name && `"${name}"`,
    level !== undefined && `level ${level}`,
    ...states.filter((state) => state !== 'enabled' && state !== 'valid'),
    value !== undefined && `of "${value}"`,
    description && `described "${description}"`,
    !('states' in thing) && text !== undefined && `with the text "${text}"`,
  ]
    .filter(Boolean)
    .join(' ');
}
