import { Button } from '@agency-site/ui';
import { createRoot } from 'react-dom/client';
import { Showcase } from '../shared/Showcase';

/** Each in a chunk of its own, which arrive in the order that the address asks for: `?tailwind,ui`. */
const sheets: Record<string, () => Promise<unknown>> = {
  ui: () => import('@agency-site/ui/styles.css'),
  parts: () => import('./parts'),
  unlayered: () => import('@agency-site/ui/unlayered/styles.css'),
  unlayeredParts: () => import('./unlayeredParts'),
  elements: () => import('../shared/elements.css'),
  tailwind: () => import('./tailwind.css'),
  inherited: () => import('./inherited.css'),
};
for (const name of location.search.slice(1).split(',')) await sheets[name]?.();

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <Showcase />
    <Button className="mt-7 rounded-none" tone="primary">
      Placed by utilities
    </Button>
  </>,
);
