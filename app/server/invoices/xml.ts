/** An XML element, or text. */
export type Node = Element | string;

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Node[];
}

type Child = Node | null | false;

/** An element. Children that are null or false are left out. */
export const element = (
  name: string,
  children: Child | readonly Child[],
  attributes: Readonly<Record<string, string>> = {},
): Element => ({
  name,
  attributes,
  children: [children].flat().filter((child): child is Node => child !== null && child !== false),
});

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text. A character that XML 1.0 doesn't allow is replaced, so that a text of nothing else isn't empty. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);

function written(node: Node, indent: string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const open = `${indent}<${node.name}${attributes.join('')}>`;
  const isText = node.children.every((child) => typeof child === 'string');
  if (isText) return `${open}${node.children.map((child) => written(child, '')).join('')}</${node.name}>`;
  const inner = node.children.map((child) => written(child, `${indent}  `));
  return [open, ...inner, `${indent}</${node.name}>`].join('\n');
}

export const xmlDocument = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;
