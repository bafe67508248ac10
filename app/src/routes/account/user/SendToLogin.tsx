import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../content/paths.ts';

/** Sends a visitor to the home page, which says why and leads back here after the login. */
export function SendToLogin() {
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, search } = window.location;
    // Whoever has just logged out is on the way to another page already.
    if (pathname === paths.login) return;
    navigate(`${paths.home}?${new URLSearchParams({ next: pathname + search })}`, { replace: true });
  }, [navigate]);
  return null;
}
