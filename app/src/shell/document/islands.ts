import { firstInteraction } from './firstInteraction.ts';
import { whileHere } from './leaving.ts';

/** What hydrates each island, and settles once it hears its visitor; its code is fetched when the island is needed. */
export type Islands = Readonly<Record<string, () => Promise<{ hydrate: (place: HTMLElement) => Promise<void> }>>>;

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
    let hydrated: Promise<void> | undefined;
    const begin = async (event?: Event) => {
      const form = event?.type === 'submit' && event.target instanceof HTMLFormElement ? event.target : undefined;
      // A form that was sent too early is sent again once its island is hydrated.
      if (form) {
        event?.preventDefault();
        event?.stopImmediatePropagation();
      }
      hydrated ??= whileHere(load)
        .then(({ hydrate }) => hydrate(place))
        .then(forget);
      try {
        await hydrated;
        form?.requestSubmit();
      } catch {
        hydrated = undefined;
        form?.submit();
      }
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
