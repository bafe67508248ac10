import type { CDPSession, Page } from '@playwright/test';

const documentOf = async (tools: CDPSession) => (await tools.send('DOM.getDocument', { depth: -1, pierce: true })).root;
type Node = Awaited<ReturnType<typeof documentOf>>;

const below = (node: Node): Node[] =>
  [...(node.shadowRoots ?? []), ...(node.children ?? [])].flatMap((child) => [child, ...below(child)]);

const has = (node: Node, name: string, value: string) =>
  (node.attributes ?? []).some((one, at, all) => at % 2 === 0 && one === name && all[at + 1] === value);

/** The thumbs of range inputs, in document order. Scripts can't reach them; DevTools can. */
const thumbsOf = (root: Node) =>
  below(root)
    .filter((node) => node.localName === 'input' && has(node, 'type', 'range'))
    .flatMap((range) => below(range).filter((part) => has(part, 'id', 'thumb')));

/** Range inputs whose thumb lacks the standard ring when focused. */
export async function findThumbRingFaults(page: Page, { forced }: { forced: boolean }): Promise<string[]> {
  const ranges = await page.locator('[data-stage] input[type=range]').all();
  if (ranges.length === 0) return [];
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const thumbs = thumbsOf(await documentOf(tools));
  const found: string[] = [];
  for (const [index, range] of ranges.entries()) {
    await range.focus();
    const { computedStyle } = await tools.send('CSS.getComputedStyleForNode', { nodeId: thumbs[index]?.nodeId ?? 0 });
    const style = (name: string) => computedStyle.find((one) => one.name === name)?.value ?? '';
    const ring = [style('outline-width'), style('outline-style'), style('outline-offset')].join(' ');
    const thumb = await range.evaluate(
      (element, ring) => ({
        name: pageHelpers.name(element),
        contrast: colours.contrast(colours.read(ring), colours.behind(element)),
      }),
      style('outline-color'),
    );
    if (ring !== '2px solid 2px') found.push(`${thumb.name} has a thumb with the ring ${ring}, not 2px solid 2px`);
    else if (!forced && thumb.contrast < 3)
      found.push(`${thumb.name} has a ring of contrast ${thumb.contrast.toFixed(2)}, not 3`);
    await range.blur();
  }
  await tools.detach();
  return found;
}
