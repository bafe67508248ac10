import { useEffect } from 'react';
import { openPage } from '../../api/openPage.ts';
import { paths } from '../../content/links/paths.ts';

/** Sends a visitor to the home page, which says why and leads back here after the login. */
export function SendToLogin() {
  useEffect(() => {
    const { pathname, search } = window.location;
    openPage(`${paths.home}?${new URLSearchParams({ next: pathname + search })}`, 'replace');
  }, []);
  return null;
}
