import type { TradeId } from '../../../domain/trades.ts';
import { DrawingPart, readDrawing } from '../Drawing';
import { frontWidths, HEIGHT } from './measures.ts';

// A first step of a wizard shows fronts and signs, and doesn’t load what stands beside a shop.
const files = import.meta.glob<string>('../../../content/drawings/street/*/{front,name,sign}.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const fileOf = (of: TradeId, name: 'front' | 'name' | 'sign') =>
  files[`../../../content/drawings/street/${of}/${name}.svg`] ?? '';

/** The lettering of a shop, which its sign, its phone and its poster draw. */
export const Lettering = ({ of }: { of: TradeId }) => (
  <DrawingPart id={`street-${of}-name`} file={fileOf(of, 'name')} />
);

/** Where the lettering of a shop begins, and how wide it is. */
export function nameBox(of: TradeId): { x: number; width: number } {
  const [x = 0, , width = 0] = readDrawing(fileOf(of, 'name')).viewBox.split(' ').map(Number);
  return { x, width };
}

/** The box of a front. */
export const frontBox = (id: TradeId) => `0 -10 ${frontWidths[id]} ${HEIGHT}`;

interface PlainFrontProps {
  of: TradeId;
  /** For what refers to it. */
  id?: string;
}

/** A front by itself, in the colours around it. */
export const PlainFront = ({ of, id }: PlainFrontProps) => <DrawingPart id={id} file={fileOf(of, 'front')} />;
export const Sign = ({ of }: { of: TradeId }) => <DrawingPart file={fileOf(of, 'sign')} />;
