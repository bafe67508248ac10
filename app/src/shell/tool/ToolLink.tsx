import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface ToolLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'target'> {
  /** A path of the same tool. */
  to: string;
}

/**
 * A link to another page of the same tool, without a page load. The router's own `Link` would
 * add 4 kB to every tool.
 */
export function ToolLink({ to, ...rest }: ToolLinkProps) {
  return <a {...rest} href={useHref(to)} onClick={useLinkClickHandler(to)} />;
}
