import { type ComponentType, lazy, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { openPage } from '../api/openPage.ts';
import { paths } from '../content/links/paths.ts';
import { whileHere } from '../shell/document/leaving.ts';

interface Page {
  paths: readonly string[];
  load: () => Promise<{ Component: ComponentType }>;
}

/** The pages of the tool; the dashboard has pages of its own. */
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

const isAt = (path: string, pathname: string) =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname;

/**
 * The forms about an account and the dashboard, as one tool. Resolves once the code of its first page is here; the other
 * pages are fetched when they are opened.
 */
export async function loadAccount(pathname: string): Promise<ComponentType> {
  const first = pages.find((page) => page.paths.some((path) => isAt(path, pathname)));
  const { Component: First } = first ? await whileHere(first.load) : { Component: Elsewhere };
  const routes = pages.flatMap((page) => {
    const Page = page === first ? First : lazy(async () => ({ default: (await whileHere(page.load)).Component }));
    return page.paths.map((path) => <Route key={path} path={path} element={<Page />} />);
  });
  return () => (
    <Routes>
      {routes}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

/** An address of another tool, as after a login that was asked for there: the browser opens it. */
function Elsewhere() {
  useEffect(() => openPage(location.href, 'replace'), []);
  return null;
}
