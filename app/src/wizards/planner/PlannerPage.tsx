import { useLocation } from 'react-router-dom';
import { paths } from '../../content/links/paths.ts';
import { Planner } from './Planner';

/** The six pages of the budget planner. Only the first is for search engines: the others need what was answered before. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <>
      <meta
        name="description"
        content="Name your goals and your budget, and plan a website with the business tools that fit into it, to the euro."
      />
      {pathname === paths.planner ? null : <meta name="robots" content="noindex" />}
      <Planner />
    </>
  );
}
