import type { ReactNode } from 'react';
import type { ServiceId } from '../../domain/catalogue/services.ts';
import { brandPieces } from '../figures/kit/brandPieces';
import { ad } from '../figures/kit/campaignPieces';
import { platformPieces } from '../figures/kit/platformPieces';
import { Spending, spendingShown } from '../figures/kit/Spending';
import { panels, picture } from './ServicePicture.css';

/** A part of a kit, and the box of it that fills a panel. */
interface Crop {
  art: ReactNode;
  viewBox: string;
}

const [sheet, palette] = brandPieces;
const [browser, phone] = platformPieces;

const crops: Readonly<Record<ServiceId, Crop>> = {
  'brand-identity': {
    art: (
      <>
        {sheet?.art}
        {palette?.art}
      </>
    ),
    viewBox: '12 12 256 308',
  },
  'ad-campaigns': { art: ad, viewBox: '14 12 310 372' },
  'trinity-systems': { art: <Spending of={[...spendingShown, 'Other']} />, viewBox: '11 4 217 264' },
  'complete-platform': {
    art: (
      <>
        {browser?.art}
        <g transform="translate(-260 154)">{phone?.art}</g>
      </>
    ),
    viewBox: '20 14 420 504',
  },
};

/** What a service makes, for a sample brand. Decorative: the texts beside it say the same. */
export function ServicePicture({ of }: { of: ServiceId }) {
  const { art, viewBox } = crops[of];
  return (
    <div className={panels[of]}>
      <svg className={picture} viewBox={viewBox} preserveAspectRatio="xMinYMin slice" aria-hidden>
        {art}
      </svg>
    </div>
  );
}
