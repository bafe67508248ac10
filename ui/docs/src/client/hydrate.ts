import { loadExample, prefixOf } from '../examples';

/** Hydrates the live parts of the page, each when it is about to be seen. */
export function hydrateExamples(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        void hydrate(target as HTMLElement);
      }
    },
    { rootMargin: '400px' },
  );
  for (const part of document.querySelectorAll('[data-live]')) seen.observe(part);
}

async function hydrate(part: HTMLElement): Promise<void> {
  const name = part.dataset.live ?? '';
  const [Example, { hydrateRoot }, { createElement }] = await Promise.all([
    loadExample(name),
    import('react-dom/client'),
    import('react'),
  ]);
  hydrateRoot(part, createElement(Example), { identifierPrefix: prefixOf(name) });
  part.dataset.ready = '';
}
