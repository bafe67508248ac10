import { firstInteraction } from './firstInteraction.ts';
import { whileHere } from './leaving.ts';

/** What hydrates each island; its code is fetched when the island is needed. */
export type Islands = Readonly<Record<string, () => Promise<{ hydrate: (place: HTMLElement) => void }>>>;

const touches = ['pointerover', 'touchstart', 'focusin', 'submit'] as const;

/**
 * Hydrates each live part of a document when it is touched, or seen once somebody is using the page. Until then its native
 * controls work by themselves.
 */
export function startIslands(islands: Islands): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[place.dataset.island ?? ''];
    if (!load) continue;
    const forget = () => {
      for (const touch of touches) place.removeEventListener(touch, begin, true);
    };
    const begin = async (event?: Event) => {
      const form = event?.type === 'submit' && event.target instanceof HTMLFormElement ? event.target : undefined;
      // A form that was sent too early is sent once its island is alive.
      if (form) event?.preventDefault();
      const island = await whileHere(load).catch(() => null);
      if (!island) return form?.submit();
      if (place.dataset.hydrated === undefined) {
        forget();
        place.dataset.hydrated = '';
        island.hydrate(place);
      }
      form?.requestSubmit();
    };
    for (const touch of touches) place.addEventListener(touch, begin, true);
    if (place.dataset.when === 'seen') {
      const seen = new IntersectionObserver(([entry], observer) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void begin();
      });
      void firstInteraction().then(() => seen.observe(place));
    }
  }
}
