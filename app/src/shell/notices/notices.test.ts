import { afterEach, expect, test, vi } from 'vitest';
import { avoidOverlap } from './notices.ts';

afterEach(() => vi.restoreAllMocks());

/** A card below the window's middle, and notices that lie over a part of it. */
function show(notice: string): HTMLElement {
  document.body.innerHTML = `<main id="main"><label><input type="radio"></label></main><section>${notice}</section>`;
  const boxes = { INPUT: new DOMRect(16, 300, 288, 280), SECTION: new DOMRect(16, 480, 288, 54) };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes[this.tagName as keyof typeof boxes] ?? new DOMRect();
  });
  Element.prototype.checkVisibility = () => true;
  return document.querySelector('section') as HTMLElement;
}

test.each([
  [
    'with a button, does not lie over a card, whose press could hit it',
    '<button data-action>Cookie settings</button>',
    'none',
  ],
  ['without one, may lie over a part of a high card', '<p>Starter selected</p>', undefined],
])('a notice that yields, %s', (_, notice, place) => {
  const region = show(notice);
  avoidOverlap(region, true);
  expect(region.dataset.place).toBe(place);
});
