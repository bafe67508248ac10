import type { ServiceId } from '../../domain/catalogue/ids.ts';
import { Part } from '../figures/parts/Drawing';
import { panels, picture } from './ServicePicture.css';

/** Drawings, and the box of them that fills a panel. */
interface Crop {
  of: readonly (readonly [drawing: string, transform?: string])[];
  viewBox: string;
}

const crops: Readonly<Record<ServiceId, Crop>> = {
  'brand-identity': { of: [['brand/sheet'], ['brand/palette']], viewBox: '12 12 256 308' },
  'ad-campaigns': { of: [['campaign/post']], viewBox: '14 12 310 372' },
  'trinity-systems': { of: [['systems/spending']], viewBox: '11 4 217 264' },
  'complete-platform': {
    of: [['platform/browser'], ['platform/phone', 'translate(-260 154)']],
    viewBox: '20 14 420 504',
  },
};

/** What a service makes, for a sample brand. Decorative: the texts beside it say the same. */
export function ServicePicture({ of }: { of: ServiceId }) {
  const { of: parts, viewBox } = crops[of];
  return (
    <div className={panels[of]}>
      <svg className={picture} viewBox={viewBox} preserveAspectRatio="xMinYMin slice" aria-hidden>
        {parts.map(([drawing, transform]) => (
          <Part key={drawing} of={drawing} transform={transform} />
        ))}
      </svg>
    </div>
  );
}
