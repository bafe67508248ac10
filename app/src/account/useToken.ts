import { useLocation } from 'react-router-dom';
import { useHydrated } from '../shell/tool/useHydrated.ts';

/** What the link in a mail carries; empty while the page is prerendered, and where it was cut off. */
export function useToken(): string {
  const { search } = useLocation();
  return useHydrated() ? (new URLSearchParams(search).get('token') ?? '') : '';
}
