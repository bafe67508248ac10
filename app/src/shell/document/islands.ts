import { firstInteraction } from './firstInteraction.ts';
import { importUnlessLeaving } from './leaving.ts';

/** Loads and hydrates an island. Resolves once it handles events. */
type Load = () => Promise<{ hydrate: (place: HTMLElement) => Promise<void> }>;

export type Islands = Readonly<Partial<Record<string, Load>>>;

const touches = ['pointerover', 'touchstart', 'focusin', 'submit'] as const;

/**
 * Hydrates islands on interaction, or when visible after the first interaction with the page. Until then their native
 * controls work.
 */
export function startIslands(load: () => Promise<{ islands: Islands }>): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const forget = () => {
      for (const touch of touches) place.removeEventListener(touch, begin, true);
    };
    let hydrated: Promise<void> | undefined;
    const begin = async (event?: Event) => {
      const form = event?.type === 'submit' && event.target instanceof HTMLFormElement ? event.target : undefined;
      // A form submitted too early is submitted again after hydration.
      if (form) {
        event?.preventDefault();
        event?.stopImmediatePropagation();
      }
      hydrated ??= importUnlessLeaving(async () => (await load()).islands[place.dataset.island ?? '']?.())
        .then((island) => island?.hydrate(place))
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
    if (place.dataset.hydrate === 'visible') {
      const visible = new IntersectionObserver(([entry], observer) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void begin();
      });
      void firstInteraction().then(() => visible.observe(place));
    }
  }
}
