import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { type Contestant, draw } from './contestant.ts';

/** In the browser: lets a contestant be drawn, styled and laid out by `mount(count)`. */
export function stage(contestant: Contestant): void {
  let root: Root | undefined;
  Object.assign(globalThis, {
    mount(count: number) {
      const place = document.body.appendChild(document.createElement('div'));
      root = createRoot(place);
      flushSync(() => root?.render(draw(contestant, count)));
      place.getBoundingClientRect();
    },
    unmount() {
      flushSync(() => root?.unmount());
      document.body.replaceChildren();
    },
  });
}
