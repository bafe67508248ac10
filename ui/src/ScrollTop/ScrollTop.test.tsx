import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollTop } from './ScrollTop';

let stillness = false;
/** What lies under the button. */
let under: Element;

/** A window that scrolls: jsdom has neither layout nor media queries. */
beforeEach(() => {
  stillness = false;
  under = document.body;
  document.elementsFromPoint = () => [button(), under];
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => move((to as ScrollToOptions).top ?? 0));
  vi.stubGlobal('matchMedia', () => ({ matches: stillness }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scroll(0);
  // jsdom has none.
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

function move(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const scroll = (top: number) => act(() => move(top));
const frames = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const button = () => screen.getByRole('button', { name: 'Scroll to top', hidden: true });

test('it appears below the threshold, and disappears above it', () => {
  render(<ScrollTop threshold={50} />);
  expect(button()).toHaveAttribute('data-state', 'hidden');
  scroll(50);
  expect(button()).toHaveAttribute('data-state', 'hidden');
  scroll(51);
  expect(button()).toHaveAttribute('data-state', 'shown');
  scroll(10);
  expect(button()).toHaveAttribute('data-state', 'hidden');
});

test('it hides where it would cover a button, and reappears beside it', () => {
  render(
    <>
      <button type="button">
        <b>Continue</b>
      </button>
      <ScrollTop threshold={50} />
    </>,
  );
  scroll(100);
  expect(button()).toHaveAttribute('data-state', 'shown');
  under = screen.getByText('Continue');
  scroll(200);
  expect(button()).toHaveAttribute('data-state', 'hidden');
  under = document.body;
  scroll(300);
  expect(button()).toHaveAttribute('data-state', 'shown');
});

test('on a page restored further down it appears at once', () => {
  scroll(900);
  render(<ScrollTop />);
  expect(button()).toHaveAttribute('data-state', 'shown');
});

test('scrolling up takes two seconds, slow at both ends', () => {
  scroll(1000);
  render(<ScrollTop />);
  fireEvent.click(button());
  frames(200);
  expect(window.scrollY).toBeGreaterThan(990);
  frames(800);
  expect(window.scrollY).toBeGreaterThan(450);
  expect(window.scrollY).toBeLessThan(550);
  frames(800);
  expect(window.scrollY).toBeLessThan(10);
  frames(240);
  expect(window.scrollY).toBe(0);
});

test.each([
  ['wheel', () => fireEvent.wheel(window)],
  ['touch', () => fireEvent.touchStart(window)],
  ['press', () => fireEvent.pointerDown(window)],
  ['key', () => fireEvent.keyDown(window, { key: 'ArrowDown' })],
])('a %s on the way stops it there', (_, interrupt) => {
  scroll(1000);
  render(<ScrollTop />);
  fireEvent.click(button());
  frames(1000);
  interrupt();
  const here = window.scrollY;
  expect(here).toBeGreaterThan(0);
  frames(2000);
  expect(window.scrollY).toBe(here);
});

test('with reduced motion it jumps to the top', () => {
  stillness = true;
  scroll(1000);
  render(<ScrollTop />);
  fireEvent.click(button());
  expect(window.scrollY).toBe(0);
});

test('it stops scrolling once it is unmounted', () => {
  scroll(1000);
  const { unmount } = render(<ScrollTop />);
  fireEvent.click(button());
  frames(1000);
  unmount();
  const here = window.scrollY;
  frames(2000);
  expect(window.scrollY).toBe(here);
});
