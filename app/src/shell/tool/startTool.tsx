import { type ComponentType, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { mayBeSignedIn } from '../../api/session.ts';
import { reserveBannerSpace } from '../consent/banner.ts';
import { reloadOnChunkError } from '../document/chunkErrors.ts';
import { ToolRoot } from './ToolRoot';

/** Hydrates a tool at once. */
export function startTool(Tool: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) return;
  reloadOnChunkError();
  reserveBannerSpace();
  const app = (
    <BrowserRouter>
      <ToolRoot>
        <Tool />
      </ToolRoot>
    </BrowserRouter>
  );
  // In slices, as a transition, so that a press during it is answered.
  if (root.firstChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  // The browser's record may be out of date. If the server can't be reached, it stays.
  if (mayBeSignedIn()) import('../../api/account.ts').then(({ confirmSession }) => confirmSession()).catch(() => {});
}
