import { useLocation } from 'react-router-dom';
import { useHydrated } from '../shell/tool/useHydrated.ts';

/** The token of an e-mailed link; empty while prerendering, and if the link is incomplete. */
export function useToken(): string {
  const { search } = useLocation();
  return useHydrated() ? (new URLSearchParams(search).get('token') ?? '') : '';
}
