import { Children, type ReactNode } from 'react';
import { ownText } from './ownText.css';

/**
 * Children with each text beside others in an element of its own: a browser that translates the page replaces texts, and React
 * could then neither change nor remove them. Texts that follow each other stay one.
 */
export function ownTexts(children: ReactNode): ReactNode {
  const nodes: ReactNode[] = [];
  for (const node of Children.toArray(children)) {
    const at = nodes.length - 1;
    if (typeof node !== 'object' && typeof nodes[at] === 'string') nodes[at] += String(node);
    else nodes.push(typeof node === 'object' ? node : String(node));
  }
  return nodes.length < 2
    ? nodes[0]
    : Children.map(nodes, (node) => (typeof node === 'string' ? <span className={ownText}>{node}</span> : node));
}
