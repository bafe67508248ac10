import { PageMeta } from '../../shell/PageMeta';
import { lead, opening, title } from './user.css';
import { dashboardWords as words } from './words.ts';

/** Prerendered, and shown until the server has confirmed the session and the first page is loaded. */
export const DashboardPlaceholder = () => (
  <>
    <PageMeta title={words.title} description={words.description} />
    <h1 className={title}>{words.title}</h1>
    <p className={opening} role="status">
      {words.opening}
    </p>
    <noscript>
      <p className={lead}>{words.withoutScripts}</p>
    </noscript>
  </>
);
