import type { SystemId } from '../../domain/catalogue/ids.ts';
import { InlineDrawing } from './Drawing';
import { tile } from './drawing.css';

const files = import.meta.glob<string>('../../content/drawings/systems/{expense,mcd,rcd,garo,aed}.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What its screen shows, without its frame and its name: a box of its drawing. */
const boxes: Readonly<Record<SystemId, string>> = {
  expense: '40 148 288 188',
  mcd: '376 76 296 156',
  rcd: '372 310 128 150',
  garo: '546 318 132 152',
  aed: '120 514 300 134',
};

/** A small screen of a system, in a frame of its own. Decorative. */
export const SystemTile = ({ of }: { of: SystemId }) => (
  <InlineDrawing
    className={tile}
    viewBox={boxes[of]}
    // A curve may be as wide as its frame; the dots of others stay round.
    {...(of === 'garo' && { preserveAspectRatio: 'none' })}
    file={files[`../../content/drawings/systems/${of}.svg`] ?? ''}
  />
);
