import { brandIds, catalogue } from '../../domain/catalogue/given.ts';
import type { BrandId } from '../../domain/catalogue/ids.ts';
import { OneOf } from '../kit/steps/Choice';
import { packageCard } from './packageCard.ts';

const { brandPackages } = catalogue;

interface BrandCardsProps {
  chosen: BrandId | null;
  onChoose: (id: BrandId) => void;
}

/** The brand packages. */
export function BrandCards({ chosen, onChoose }: BrandCardsProps) {
  return (
    <OneOf
      name="brand"
      ids={brandIds}
      chosen={chosen}
      onChoose={onChoose}
      card={(id) => ({ picture: ['brand', brandIds.indexOf(id)] as const, ...packageCard(brandPackages[id]) })}
    />
  );
}
