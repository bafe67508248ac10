import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { fadeTo } from './fade.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the site, with what follows it: `/booking?step=details#times`. */
  to: string;
}

/** Not one that opens a tab or a menu of the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * A link to a page of the site, which opens without loading the site anew. The router's own link can do more, none of
 * which is of use here, and weighs as much as the rest of the router.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        const target = new URL(href, location.href);
        // The address that is open already does not get a second place in the history.
        const go = () => void navigate(to, { replace: target.href === location.href });
        if (target.pathname === location.pathname) go();
        else fadeTo(go);
      }}
    />
  );
}
