/** What the system of a reader may ask for, and a page cannot. */
export interface Wishes {
  forcedColours: boolean;
  reducedMotion: boolean;
}

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';
const told = new WeakMap<CSSMediaRule, string>();
const attribute = 'data-pretended';

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

// By name, for the rules of a frame are not instances of this window's classes.
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
 * Lets the stylesheets of a page take effect as if its reader had these wishes. For a first look only: the browser's
 * own emulation, by which the contracts are checked, also heeds `forced-color-adjust` and transparency.
 */
export function pretend(page: Document, { forcedColours, reducedMotion }: Wishes): void {
  page.querySelector(`style[${attribute}]`)?.remove();
  const opaque: string[] = [];
  const forced: string[] = [];
  for (const sheet of page.styleSheets)
    for (const rule of every(sheet.cssRules)) {
      if (isStyle(rule) && painted(rule)) opaque.push(`:where(${rule.selectorText}) { background: Canvas; }`);
      if (!isMedia(rule)) continue;
      const own = told.get(rule) ?? rule.media.mediaText;
      told.set(rule, own);
      const asked = own
        .replaceAll('(prefers-reduced-motion: no-preference)', (text) => (reducedMotion ? never : text))
        .replaceAll('(prefers-reduced-motion: reduce)', (text) => (reducedMotion ? always : text))
        .replaceAll('(forced-colors: none)', (text) => (forcedColours ? never : text));
      if (rule.media.mediaText !== asked) rule.media.mediaText = asked;
      if (own.includes('(forced-colors: active)')) forced.push(...Array.from(rule.cssRules, (inner) => inner.cssText));
    }
  if (!forcedColours) return;
  const style = page.createElement('style');
  style.setAttribute(attribute, '');
  // Outside every layer, so that the palette wins over the components, and what they say for it over the palette.
  style.textContent = [palette, ...opaque, ...forced].join('\n');
  page.head.append(style);
}
