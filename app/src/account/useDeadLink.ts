import { type DeadLink, usedLinkCodes } from '../domain/contract/account.ts';
import { useHydrated } from '../shell/tool/useHydrated.ts';

/** Why a link does not work, by a code of the server. */
function deadLinkOf(code: string | undefined): DeadLink | null {
  if (code === 'INVALID_TOKEN' || code === 'dead') return 'dead';
  return usedLinkCodes.find((used) => used === code) ?? null;
}

/**
 * Why the link does not work that led to this page: as the server has marked the page, or as it answered a press.
 * @returns null as long as the link works, and while the page is prerendered
 */
export function useDeadLink(failure: { code: string } | undefined): DeadLink | null {
  const marked = useHydrated() ? document.documentElement.dataset.link : undefined;
  return deadLinkOf(failure?.code) ?? deadLinkOf(marked);
}
