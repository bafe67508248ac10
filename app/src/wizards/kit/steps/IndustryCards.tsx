import { catalogue } from '../../../domain/catalogue/given.ts';
import { type IndustryId, industryIds } from '../../../domain/catalogue/ids.ts';
import { OneOf } from './Choice';
import { cardsOrRows } from './cards.css';
import { industryExamples } from './industryWords.ts';

const { industries } = catalogue;

interface IndustryCardsProps {
  chosen: IndustryId | null;
  onChoose: (industry: IndustryId) => void;
}

/** The six industries, each with examples of who belongs to it. */
export function IndustryCards({ chosen, onChoose }: IndustryCardsProps) {
  return (
    <OneOf
      name="industry"
      className={cardsOrRows}
      ids={industryIds}
      chosen={chosen}
      onChoose={onChoose}
      pictogramSize="xl"
      card={(id) => ({ pictograms: [`industry-${id}`], title: industries[id].name, description: industryExamples[id] })}
    />
  );
}
