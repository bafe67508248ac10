declare global {
  /**
   * Text and controls that are cut off, outside their box, or beyond the sides of the window; `inColumn`, beyond those of
   * the stage, unless they are laid out by the window.
   */
  var findMisplaced: (inColumn?: boolean) => string[];
}

/** Runs in the page, so it must be self-contained. */
export function installLayout(): void {
  globalThis.findMisplaced = (inColumn = false) => {
    const width = document.documentElement.clientWidth;
    const window = { left: 0, right: width };
    const stage = inColumn ? document.querySelector('[data-stage]') : null;
    const column = stage?.getBoundingClientRect() ?? window;
    const beyond = (element: Element, box: DOMRect) => {
      let edges = window as { left: number; right: number };
      if (stage?.contains(element)) edges = column;
      for (let one: Element | null = element; one && one !== stage; one = one.parentElement)
        if (one.matches('dialog') || getComputedStyle(one).position === 'fixed') edges = window;
      return box.left < edges.left - 0.5 || box.right > edges.right + 0.5;
    };
    const found = new Set<string>();
    if (document.documentElement.scrollWidth > width)
      found.add(`the page scrolls sideways, it is ${document.documentElement.scrollWidth} px wide`);

    const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX + style.overflowY);
    const painted = (style: CSSStyleDeclaration) =>
      Number.parseFloat(style.borderInlineStartWidth) > 0 || colours.read(style.backgroundColor)[3] > 0;

    /** The visible share of a box inside an ancestor that clips it. */
    const left = (box: DOMRect, edge: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration) => {
      const across = Math.max(0, Math.min(box.right, edge.right) - Math.max(box.left, edge.left)) / box.width;
      const along = Math.max(0, Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top)) / box.height;
      const cuts = /hidden|clip/;
      return (cuts.test(overflowX) ? across : 1) * (cuts.test(overflowY) ? along : 1);
    };

    for (const { element, text, box } of pageHelpers.texts()) {
      let boxed = false;
      let scrolled = false;
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        const edge = one.getBoundingClientRect();
        // An element that is clipped completely is hidden on purpose; one that is clipped partly isn't.
        const share = left(box, edge, style);
        if (share === 0) {
          boxed = scrolled = true;
          break;
        }
        if (share < 0.9) found.add(`"${text}" is cut off by ${pageHelpers.name(one)}`);
        if (!boxed && painted(style)) {
          boxed = true;
          if (style.display !== 'inline' && (box.left < edge.left - 1 || box.right > edge.right + 1))
            found.add(`"${text}" reaches out of ${pageHelpers.name(one)}`);
        }
        if (scrolls(style)) scrolled = true;
        if (scrolled || style.position === 'fixed') break;
      }
      if (!scrolled && beyond(element, box)) found.add(`"${text}" is beyond the ${inColumn ? 'column' : 'window'}`);
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const element of document.querySelectorAll('[data-stage] [data-mark]')) {
      // What a sheet writes after an element isn't in the document.
      const { content, fontWeight, fontSize, fontFamily, overflow, width } = getComputedStyle(element, '::after');
      if (!pen || content === 'none' || overflow === 'visible' || !element.checkVisibility()) continue;
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const word = content.slice(1, -1);
      if (pen.measureText(word).width > Number.parseFloat(width) + 0.5) found.add(`"${word}" is cut short`);
    }
    for (const control of pageHelpers.focusables()) {
      if (beyond(control, control.getBoundingClientRect()))
        found.add(`${pageHelpers.name(control)} is beyond the ${inColumn ? 'column' : 'window'}`);
    }
    return [...found];
  };
}
