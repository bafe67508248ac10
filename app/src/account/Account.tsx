import { type ComponentType, lazy, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { openPage } from '../api/browser.ts';
import { paths } from '../content/links/paths.ts';
import { matchPath } from '../domain/matchPath.ts';
import { importUnlessLeaving } from '../shell/document/leaving.ts';

interface Page {
  paths: readonly string[];
  load: () => Promise<{ Component: ComponentType }>;
}

/** The pages of this tool. The dashboard, which is one of them, has pages of its own. */
const pages: readonly Page[] = [
  { paths: [paths.login], load: () => import('./Login') },
  { paths: [paths.signUp], load: () => import('./SignUp') },
  { paths: [paths.forgotPassword], load: () => import('./ForgotPassword') },
  { paths: [paths.resetPassword], load: () => import('./ResetPassword') },
  { paths: [paths.verifyEmail], load: () => import('./VerifyEmail') },
  { paths: [paths.deleteAccount], load: () => import('./DeleteAccount') },
  { paths: [paths.setUp], load: () => import('./set-up/SetUp') },
  { paths: [paths.overview, paths.anyUserPage], load: () => import('./dashboard/Dashboard') },
];

/**
 * The account forms and the dashboard as one tool. Resolves once the code of its first page is loaded; other
 * pages load when opened.
 */
export async function loadAccount(pathname: string): Promise<ComponentType> {
  const first = pages.find((page) => page.paths.some((path) => matchPath(path, pathname)));
  const { Component: First } = first ? await importUnlessLeaving(first.load) : { Component: Elsewhere };
  const routes = pages.flatMap((page) => {
    const Page =
      page === first ? First : lazy(async () => ({ default: (await importUnlessLeaving(page.load)).Component }));
    return page.paths.map((path) => <Route key={path} path={path} element={<Page />} />);
  });
  return () => (
    <Routes>
      {routes}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

/** Opens a path outside this tool with a full page load. */
function Elsewhere() {
  useEffect(() => openPage(location.href, 'replace'), []);
  return null;
}
