import axe from 'axe-core';

// axe would measure ligatures on a canvas, which jsdom doesn't have.
HTMLCanvasElement.prototype.getContext = () => null;

/**
 * What axe finds wrong, in words. Contrast needs real pixels: it is checked over the stories in a browser.
 */
export async function findings(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} ${html}`));
}
