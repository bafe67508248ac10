/** Questions about appearance that run in the page, as `looks`. */
export interface Looks {
  isVisible: (element: Element) => boolean;
  /** Whether all of it is in the window and nothing covers it. */
  isUncovered: (element: Element) => boolean;
  /** Whether any text in it is struck through. */
  isStruck: (element: Element) => boolean;
  /** Its visual state: borders, marks, font weight and lines, not text or position; optionally colours. */
  marks: (element: Element, withColours: boolean) => string;
}

declare global {
  var looks: Looks;
}

/** Runs in the page, so it must be self-contained. */
export function installLooks(): void {
  const plain = (text: string | null) => text?.replace(/\s+/g, ' ').trim() ?? '';

  const struck = (element: Element) => {
    for (let one: Element | null = element; one && !one.hasAttribute('data-stage'); one = one.parentElement)
      if (getComputedStyle(one).textDecorationLine.includes('line-through')) return true;
    return false;
  };

  /** The visible element of an input that is itself invisible. */
  const shownBy = (element: Element) =>
    pageHelpers.isVisible(element) ? element : (element.closest('[data-state]') ?? element.closest('label') ?? element);

  const marksOf = (element: Element, pseudo: string | undefined, withColours: boolean) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && (style.content === 'none' || style.content === 'normal')) return '';
    const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
      style[`border${side}Style`] === 'none'
        ? '-'
        : [style[`border${side}Width`], style[`border${side}Style`], withColours && style[`border${side}Color`]].join(
            ' ',
          ),
    );
    return [
      element.localName,
      pseudo,
      ...edges,
      style.textDecorationLine,
      style.fontWeight,
      style.fontStyle,
      style.visibility,
      style.strokeDasharray,
      style.borderRadius,
      style.transform,
      pseudo && style.content,
      element.getAttribute('aria-hidden') ? plain(element.textContent) : '',
      withColours && `${style.color} ${style.backgroundColor}`,
    ].join('|');
  };

  globalThis.looks = {
    isVisible: (element) => pageHelpers.isVisible(shownBy(element)) && element.getBoundingClientRect().width > 0,
    isUncovered(element) {
      const box = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.left + x * box.width, box.top + y * box.height] as const),
      );
      return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    },
    isStruck: (element) =>
      struck(element) ||
      [...element.querySelectorAll('*')].some(
        (one) => plain(one.textContent) !== '' && pageHelpers.isVisible(one) && struck(one),
      ),
    marks: (element, withColours) => {
      const shown = shownBy(element);
      return [shown, ...shown.querySelectorAll('*')]
        .filter((one) => one === shown || (one.localName !== 'input' && pageHelpers.isVisible(one)))
        .flatMap((one) => [undefined, '::before', '::after'].map((pseudo) => marksOf(one, pseudo, withColours)))
        .filter(Boolean)
        .join('\n');
    },
  };
}
