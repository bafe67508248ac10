import { useEffect } from 'react';
import { openPage } from '../../api/openPage.ts';
import { paths } from '../../content/links/paths.ts';

/** Redirects to the home page, which offers a login that leads back here. */
export function SendToLogin() {
  useEffect(() => {
    const { pathname, search } = window.location;
    openPage(`${paths.home}?${new URLSearchParams({ next: pathname + search })}`, 'replace');
  }, []);
  return null;
}
