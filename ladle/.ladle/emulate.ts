/** User preferences that a page cannot set. */
export interface Preferences {
  forcedColours: boolean;
  reducedMotion: boolean;
}

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';
const originalMedia = new WeakMap<CSSMediaRule, string>();
const attribute = 'data-emulated';

const palette = `
:where([data-stage], [data-stage] *) {
  color: CanvasText; background: none; border-color: CanvasText; outline-color: CanvasText;
  box-shadow: none; text-shadow: none;
}
[data-stage] { color: CanvasText; background: Canvas; }
:where([data-stage] *)::before, :where([data-stage] *)::after { background: none; border-color: CanvasText; }
:where([data-stage] :is(button, input, textarea)) { color: ButtonText; border-color: ButtonBorder; }
:where([data-stage] a) { color: LinkText; }
`;

// By name, because the rules of an iframe aren't instances of this window's classes.
const isMedia = (rule: CSSRule): rule is CSSMediaRule => rule.constructor.name === 'CSSMediaRule';
const isStyle = (rule: CSSRule): rule is CSSStyleRule => rule.constructor.name === 'CSSStyleRule';
const painted = ({ style }: CSSStyleRule) => /^(?!none|transparent)./.test(style.background || style.backgroundColor);

function* every(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if ('cssRules' in rule) yield* every(rule.cssRules as CSSRuleList);
  }
}

/**
 * Rewrites the media queries of a page as if the user had these preferences. For a first look only: the browser's own
 * emulation, which the contracts use, also applies `forced-color-adjust` and transparency.
 */
export function emulate(page: Document, { forcedColours, reducedMotion }: Preferences): void {
  page.querySelector(`style[${attribute}]`)?.remove();
  const opaque: string[] = [];
  const forced: string[] = [];
  for (const sheet of page.styleSheets)
    for (const rule of every(sheet.cssRules)) {
      if (isStyle(rule) && painted(rule)) opaque.push(`:where(${rule.selectorText}) { background: Canvas; }`);
      if (!isMedia(rule)) continue;
      const own = originalMedia.get(rule) ?? rule.media.mediaText;
      originalMedia.set(rule, own);
      const emulated = own
        .replaceAll('(prefers-reduced-motion: no-preference)', (text) => (reducedMotion ? never : text))
        .replaceAll('(prefers-reduced-motion: reduce)', (text) => (reducedMotion ? always : text))
        .replaceAll('(forced-colors: none)', (text) => (forcedColours ? never : text));
      if (rule.media.mediaText !== emulated) rule.media.mediaText = emulated;
      if (own.includes('(forced-colors: active)')) forced.push(...Array.from(rule.cssRules, (inner) => inner.cssText));
    }
  if (!forcedColours) return;
  const style = page.createElement('style');
  style.setAttribute(attribute, '');
  // Unlayered, so that the palette beats the components; their own forced-colors rules come last and beat the palette.
  style.textContent = [palette, ...opaque, ...forced].join('\n');
  page.head.append(style);
}
