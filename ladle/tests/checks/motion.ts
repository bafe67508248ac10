import type { Page } from '@playwright/test';

/** Removes the reset's reduced-motion rule: the reset is optional, and components must not rely on it. */
export function removeResetMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    const remove = (owner: CSSStyleSheet | CSSGroupingRule) => {
      for (let at = owner.cssRules.length - 1; at >= 0; at--) {
        const rule = owner.cssRules[at];
        if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion: reduce'))
          owner.deleteRule(at);
        else if (rule instanceof CSSGroupingRule) remove(rule);
      }
    };
    for (const sheet of document.styleSheets) remove(sheet);
  });
}

/** Animations and transitions under reduced motion. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(...durations.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 1 : 1000)));
    const found: string[] = [];
    for (const element of document.querySelectorAll('[data-stage] *'))
      for (const part of ['', '::before', '::after', '::backdrop']) {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part || undefined);
        if (animationName !== 'none' && longest(animationDuration) > 1)
          found.push(`${pageHelpers.name(element)}${part} has an animation of ${animationDuration}`);
        if (longest(transitionDuration) > 1)
          found.push(`${pageHelpers.name(element)}${part} has a transition of ${transitionDuration}`);
      }
    return found;
  });
}
