import { configurator } from '../../content/configurator.ts';
import { type BrandId, brandIds, brandPackages } from '../../domain/catalogue/brand.ts';
import { formatEuro } from '../../domain/money.ts';
import { OneOf } from '../steps/Choice';
import { delivered } from '../steps/delivered.ts';

interface BrandCardsProps {
  chosen: BrandId | null;
  onChoose: (id: BrandId) => void;
}

/** The three brand packages. */
export function BrandCards({ chosen, onChoose }: BrandCardsProps) {
  return (
    <OneOf
      name="brand"
      ids={brandIds}
      chosen={chosen}
      onChoose={onChoose}
      card={(id) => {
        const { name, price, deliveryTime, popular, description, features } = brandPackages[id];
        return {
          title: name,
          price: formatEuro(price),
          delivery: delivered(deliveryTime),
          badge: popular ? configurator.badges.popular : undefined,
          description,
          features,
        };
      }}
    />
  );
}
