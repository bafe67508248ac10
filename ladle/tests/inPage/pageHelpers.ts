/** Helpers for checks that run in the page, where they are the global `pageHelpers`. */
export interface PageHelpers {
  /** Everything focusable in the current state of the page, in document order. */
  focusables: () => HTMLElement[];
  /** The visible text nodes, with their boxes. */
  texts: () => { element: Element; text: string; box: DOMRect }[];
  isVisible: (element: Element) => boolean;
  /**
   * Focuses a control. Focusing another one may have scrolled the page and hidden this one, as it hides ScrollTop: then
   * the page is first scrolled back to where it was.
   */
  focus: (control: HTMLElement, scrolled: number) => void;
  /** Scrolls the page, and notifies its listeners at once. */
  scrollTo: (top: number) => void;
  /** Moves the focus to the start, as in a page just opened. */
  rewind: () => void;
  /** Appends a focusable element at the end, because browsers differ in how Tab leaves the page. */
  end: () => void;
  /**
   * Records the focused element after each Tab from now on, and returns an estimate of how many Tabs leave the story.
   */
  recordTabs: () => number;
  /** The story's controls in the order in which Tab reached them; undefined until the focus leaves or repeats one. */
  recordedTabs: () => string[] | undefined;
  /** Runs a check in each theme, the default one last; lists each finding once, with a theme that has it. */
  inEachTheme: (check: () => readonly string[]) => string[];
  /** A short description of an element, for messages. */
  name: (element: Element) => string;
}

declare global {
  var pageHelpers: PageHelpers;
}

/** Runs in the page, so it must be self-contained. */
export function installPageHelpers(themes: readonly Record<string, string>[]): void {
  const stage = () => document.querySelector('dialog:modal') ?? document.querySelector('[data-stage]') ?? document.body;
  const native = 'a[href], button, input, select, textarea, summary';
  const controls = `:is(${native}):not([tabindex="-1"]), [role=grid] :is(${native}), [tabindex="0"]`;
  const inlineText = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

  const isVisible = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).clipPath === 'inset(50%)') return false;
    return true;
  };

  globalThis.pageHelpers = {
    isVisible,

    focusables() {
      return [...stage().querySelectorAll<HTMLElement>(controls)].filter(
        (element) =>
          !element.matches(':disabled') &&
          !element.closest('[inert]') &&
          element.checkVisibility({ visibilityProperty: true }),
      );
    },

    focus(control, scrolled) {
      control.focus({ focusVisible: true });
      if (document.activeElement === control) return;
      pageHelpers.scrollTo(scrolled);
      control.focus({ focusVisible: true });
    },

    scrollTo(top) {
      if (window.scrollY === top) return;
      window.scrollTo({ top, behavior: 'instant' });
      window.dispatchEvent(new Event('scroll'));
    },

    rewind() {
      const start = stage() as HTMLElement;
      const own = start.getAttribute('tabindex');
      start.tabIndex = -1;
      start.focus({ preventScroll: true });
      start.blur();
      if (own === null) start.removeAttribute('tabindex');
      else start.setAttribute('tabindex', own);
    },

    end() {
      const end = document.createElement('span');
      end.dataset.end = '';
      end.tabIndex = 0;
      document.body.append(end);
    },

    recordTabs() {
      const order: (string | undefined)[] = [];
      const every = [...document.querySelectorAll('[data-stage] *')];
      const current = () => {
        const { activeElement } = document;
        if (!activeElement?.closest('[data-stage]') || activeElement.localName === 'dialog') return undefined;
        return `${every.indexOf(activeElement)} ${pageHelpers.name(activeElement)}`;
      };
      const record = ({ key }: KeyboardEvent) => {
        if (key === 'Tab') order.push(current());
      };
      window.addEventListener('keyup', record, { capture: true });
      pageHelpers.recordedTabs = () => {
        // When the focus leaves for the browser's own controls, the page gets no key event.
        const all = current() === undefined ? [...order, undefined] : order;
        const end = all.findIndex((one, at) => one === undefined || all.indexOf(one) < at);
        if (end < 0) return undefined;
        window.removeEventListener('keyup', record, { capture: true });
        return all.slice(0, end).filter((one) => one !== undefined);
      };
      const stops = pageHelpers
        .focusables()
        .filter((one) => one.tabIndex >= 0 && !one.matches('[type=radio]:not(:checked)'));
      return stops.length + 1;
    },

    recordedTabs: () => undefined,

    texts() {
      const walker = document.createTreeWalker(stage(), NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: ReturnType<PageHelpers['texts']> = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const element = node.parentElement;
        const text = node.textContent?.replace(/\s+/g, ' ').trim();
        if (!text || !element || !isVisible(element)) continue;
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.width > 0) found.push({ element, text, box });
      }
      return found;
    },

    inEachTheme(check) {
      const found = new Map<string, string>();
      for (const theme of themes.toReversed()) {
        Object.assign(document.documentElement.dataset, theme);
        for (const finding of check()) found.set(finding, `${finding}, in ${Object.values(theme).join(' ')}`);
      }
      return [...found.values()];
    },

    name(element) {
      const control = element as HTMLInputElement;
      const words =
        element.getAttribute('aria-label') ??
        (control.labels?.[0] ? inlineText(control.labels[0]) : inlineText(element));
      const short = words.length > 48 ? `${words.slice(0, 47)}…` : words;
      return `${element.getAttribute('role') ?? element.localName}${short ? ` "${short}"` : ''}`;
    },
  };
}
