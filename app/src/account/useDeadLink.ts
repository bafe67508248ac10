import { type DeadLink, usedLinkCodes } from '../domain/contract/account.ts';
import { useHydrated } from '../shell/tool/useHydrated.ts';

/** Why a link doesn't work, by error code. */
function deadLinkOf(code: string | undefined): DeadLink | null {
  if (code === 'INVALID_TOKEN' || code === 'dead') return 'dead';
  return usedLinkCodes.find((used) => used === code) ?? null;
}

/**
 * Why the link to this page doesn't work: from the server's mark on the page, or its response to the form.
 * @returns null while the link works, and while prerendering
 */
export function useDeadLink(failure: { code: string } | undefined): DeadLink | null {
  const marked = useHydrated() ? document.documentElement.dataset.link : undefined;
  return deadLinkOf(failure?.code) ?? deadLinkOf(marked);
}
