import { type BrandId, brandIds, brandPackages } from '../../domain/catalogue/brand.ts';
import { OneOf } from '../kit/steps/Choice';
import { packageCard } from './packageCard.ts';

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
      card={(id) => packageCard(brandPackages[id])}
    />
  );
}
