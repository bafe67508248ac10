import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { mayBeSignedIn } from '../../api/session.ts';
import { reserveBannerSpace } from '../consent/banner.ts';
import { reloadForLostParts } from '../document/lostCode.ts';
import { ToolRoot } from './ToolRoot';

/** Hydrates a tool at once. Its entry is all that its page loads beside the script of every page. */
export function startTool(Tool: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) return;
  reloadForLostParts();
  reserveBannerSpace();
  const app = (
    <BrowserRouter>
      <ToolRoot>
        <Tool />
      </ToolRoot>
    </BrowserRouter>
  );
  if (root.firstChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
  // What the browser remembers is only a hint. A server that cannot be asked now leaves it as it is.
  if (mayBeSignedIn()) import('../../api/account.ts').then(({ confirmSession }) => confirmSession()).catch(() => {});
}
