import { explainAbbreviations } from '../../content/abbreviations.ts';
import { catalogue, platformIds } from '../../domain/catalogue/given.ts';
import type { PlatformId } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { h3 } from '../../shell/style/type.css';
import type { StepProps } from '../kit/stepProps.ts';
import { OneOf } from '../kit/steps/Choice';
import { small } from '../kit/steps/cards.css';
import { KeepFocus } from './KeepFocus';
import { noneFits } from './planner.css';
import { RaiseBudget } from './RaiseBudget';
import { overBudgetWords, planCost } from './rules/budget.ts';
import type { PlannerAnswers } from './rules/questions.ts';
import { needsMore, noPlatformFits, plannerQuestions } from './words.ts';

const { platforms } = catalogue;

const meanings = explainAbbreviations(platformIds.flatMap((id) => platforms[id].features));

const smallest = platformIds.reduce((one, other) => (platforms[other].price < platforms[one].price ? other : one));

/** The platforms. One that exceeds the budget can be chosen too: it says what it needs, and Continue is disabled. */
export function PlatformStep({ answers, onAnswer }: StepProps<PlannerAnswers>) {
  const { budget } = answers;
  const missingFor = (platform: PlatformId) =>
    budget === null ? 0 : planCost(catalogue, { ...answers, platform }) - budget;
  const short = missingFor(smallest);
  const shortfall = (platform: PlatformId) => {
    const missing = missingFor(platform);
    if (budget === null || missing <= 0) return undefined;
    return platform === answers.platform ? overBudgetWords(budget + missing, budget) : needsMore(missing);
  };
  return (
    <>
      <KeepFocus label={plannerQuestions.platform.title}>
        {short > 0 && answers.platform === null && budget !== null && (
          <section className={noneFits} aria-labelledby="none-fits">
            <h2 id="none-fits" className={h3}>
              {noPlatformFits(platforms[smallest].title, short)}
            </h2>
            <RaiseBudget to={budget + short} answers={answers} onAnswer={onAnswer} />
          </section>
        )}
      </KeepFocus>
      <OneOf
        name="platform"
        ids={platformIds}
        chosen={answers.platform}
        onChoose={(platform) => onAnswer({ platform })}
        card={(id) => {
          const { title, minPrice, maxPrice, price, features } = platforms[id];
          return {
            picture: ['platform', platformIds.indexOf(id), answers.industry] as const,
            title,
            price: formatEuro(price),
            // The range as the client writes it.
            note: `Within €${minPrice} - €${maxPrice}`,
            // Platforms have no delivery time.
            delivery: shortfall(id),
            features,
          };
        }}
      />
      {meanings && <p className={small}>{meanings}</p>}
    </>
  );
}
