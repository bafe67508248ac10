import type { ServiceId } from '../../domain/catalogue/services.ts';
import { brandPieces } from '../figures/kit/brandPieces';
import { campaignPieces } from '../figures/kit/campaignPieces';
import { Kit, type Piece } from '../figures/kit/drawing';
import * as kit from '../figures/kit/kit.css';
import { platformPieces } from '../figures/kit/platformPieces';
import { Spending } from '../figures/kit/Spending';
import { crop } from './ServicePicture.css';

/** A part of a kit: the pieces of a package, from 0, and the square of them that is shown. */
interface Crop {
  pieces: readonly Piece[];
  package: number;
  viewBox: string;
}

const crops: Readonly<Record<Exclude<ServiceId, 'trinity-systems'>, Crop>> = {
  'brand-identity': { pieces: brandPieces, package: 0, viewBox: '16 16 248 248' },
  'ad-campaigns': { pieces: campaignPieces, package: 0, viewBox: '-1 22 340 340' },
  'complete-platform': { pieces: platformPieces, package: 1, viewBox: '431 24 268 268' },
};

/** What a service makes, for a sample brand. Decorative: the texts beside it say the same. */
export function ServicePicture({ of }: { of: ServiceId }) {
  if (of === 'trinity-systems') {
    return (
      <svg className={kit.drawing} viewBox="0 0 240 240" aria-hidden>
        <Spending />
      </svg>
    );
  }
  const { pieces, package: size, viewBox } = crops[of];
  const included = pieces.filter(({ from }) => from <= size);
  return <Kit pieces={included} tier={size} viewBox={viewBox} className={crop} />;
}
