export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Colour helpers of the checks, which run in the page as `colours`. */
export interface Colours {
  /** Any CSS colour as 0–255 and an alpha of 0–1. */
  read: (css: string) => Colour;
  /** The opaque colours that may be behind an element's content; several for a gradient. */
  behind: (element: Element | null) => Colour[];
  /** The lowest contrast between a colour and any of those behind it, 1–21. */
  contrast: (colour: Colour, behind: readonly Colour[]) => number;
  /** The contrast of an element's text, 1–21. */
  textContrast: (element: Element) => number;
  /** Messages about text of an element with too little contrast by WCAG. */
  tooFaint: (element: Element) => string | undefined;
}

declare global {
  var colours: Colours;
}

/** Runs in the page, so it must be self-contained. */
export function installColours(): void {
  const known = new Map<string, Colour>();
  const opaqueWhite: Colour = [255, 255, 255, 1];

  const read = (css: string): Colour => {
    const before = known.get(css);
    if (before) return before;
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('No canvas to read colours with.');
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  };

  const over = (top: Colour, under: Colour): Colour => {
    const alpha = top[3];
    const mix = (at: 0 | 1 | 2) => top[at] * alpha + under[at] * (1 - alpha);
    return [mix(0), mix(1), mix(2), 1];
  };

  /** The background that an element, or a child that fills it, paints: one layer, perhaps of several colours. */
  const layers = (element: Element): Colour[][] => {
    const found: Colour[][] = [];
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && (style.content === 'none' || style.content === 'normal' || style.position !== 'absolute')) continue;
      if (pseudo && Number.parseFloat(style.width) < element.clientWidth * 0.9) continue;
      const colour = read(style.backgroundColor);
      if (colour[3] > 0) found.push([colour]);
      // A line of a certain height is drawn by a gradient too.
      if (/\d(px|em)/.test(style.backgroundSize)) continue;
      // The first image of the list lies on top.
      for (const image of style.backgroundImage.split(/,\s*(?=[\w-]+-gradient\()/).reverse()) {
        const stops = image.match(/(?:rgba?|color|oklab|oklch|lab|lch)\([^()]*\)/g);
        if (stops) found.push(stops.map(read));
      }
    }
    return found;
  };

  const behind = (element: Element | null): Colour[] => {
    if (!element) return [read('Canvas')[3] === 1 ? read('Canvas') : opaqueWhite];
    const own = layers(element);
    const solid = own.findLastIndex((layer) => layer.every((colour) => colour[3] === 1));
    let under =
      solid >= 0 ? (own[solid] ?? []) : behind(element.matches('dialog:modal') ? null : element.parentElement);
    for (const layer of own.slice(solid + 1))
      under = layer.flatMap((colour) => under.map((below) => over(colour, below)));
    return under;
  };

  const luminance = ([red, green, blue]: Colour) => {
    const linear = (part: number) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };

  const contrast = (colour: Colour, under: readonly Colour[]) =>
    Math.min(
      ...under.map((below) => {
        const [dark = 0, light = 0] = [luminance(over(colour, below)), luminance(below)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      }),
    );

  /** The opacity of an element, including its ancestors'. */
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

  const textContrast = (element: Element) => {
    const [red, green, blue, alpha] = read(getComputedStyle(element).color);
    return contrast([red, green, blue, alpha * opacityOf(element)], behind(element));
  };

  const tooFaint = (element: Element) => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const ratio = textContrast(element);
    const needed = large ? 3 : 4.5;
    return ratio < needed ? `${pageHelpers.name(element)} has contrast ${ratio.toFixed(2)}, not ${needed}` : undefined;
  };

  globalThis.colours = { read, behind, contrast, textContrast, tooFaint };
}
