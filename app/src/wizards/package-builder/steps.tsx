import type { ReactNode } from 'react';
import { brandPackages } from '../../domain/catalogue/brand.ts';
import { campaignPackages } from '../../domain/catalogue/campaigns.ts';
import { industries } from '../../domain/catalogue/industries.ts';
import { services } from '../../domain/catalogue/services.ts';
import { tiers } from '../../domain/catalogue/tiers.ts';
import { type TrinityId, trinityOptions } from '../../domain/catalogue/trinity.ts';
import { plural } from '../../domain/words.ts';
import { IndustryCards } from '../kit/steps/IndustryCards';
import { StoreCards } from '../kit/steps/StoreCards';
import { TierCards } from '../kit/steps/TierCards';
import { TrinityCards } from '../kit/steps/TrinityCards';
import { useAhead } from '../kit/useAhead';
import type { StepView } from '../kit/WizardPage';
import { BoughtTwice } from './BoughtTwice';
import { BrandCards } from './BrandCards';
import { CampaignCards } from './CampaignCards';
import type { CheaperProps } from './Cheaper';
import { type PackageBuilderAnswers, type PackageBuilderStepId, packageBuilderCart } from './rules/flow.ts';
import { storeSetups } from './rules/price.ts';
import { ServiceCards } from './ServiceCards';
import type { OnAnswer } from './useSelected.ts';
import { packageBuilderQuestions, configurator as words } from './words.ts';

const loadCheaper = () => import('./Cheaper');

/** Under the cards, so that none of them moves. Fetched while the browser rests: it says nothing before a choice. */
function Cheaper(props: CheaperProps) {
  const { part } = useAhead(loadCheaper, '', 'soon');
  return part ? <part.Cheaper {...props} /> : null;
}

const suggestion = (id: TrinityId) => (trinityOptions[id].baseRecommended ? words.badges.suggested : undefined);

/** Each step of the configurator as it is seen. A step without a view does not compile. */
export function packageBuilderSteps(
  answers: PackageBuilderAnswers,
  onAnswer: OnAnswer,
  review: ReactNode,
): Record<PackageBuilderStepId, () => StepView> {
  const view = (id: PackageBuilderStepId, body: StepView['body']): StepView => ({
    ...packageBuilderQuestions[id],
    body,
  });
  const owned = packageBuilderCart(answers).trinity;
  return {
    services: () => ({
      ...view(
        'services',
        <ServiceCards
          chosen={answers.services}
          onChoose={(chosen) => {
            const added = chosen.find((id) => !answers.services.includes(id));
            onAnswer({ services: chosen }, added && services[added].name);
          }}
        />,
      ),
      nextLabel: `Continue with ${plural(answers.services.length, 'service')}`,
    }),
    industry: () =>
      view(
        'industry',
        <IndustryCards chosen={answers.industry} onChoose={(id) => onAnswer({ industry: id }, industries[id].name)} />,
      ),
    brand: () =>
      view(
        'brand',
        <BrandCards chosen={answers.brand} onChoose={(id) => onAnswer({ brand: id }, brandPackages[id].name)} />,
      ),
    campaign: () =>
      view(
        'campaign',
        <CampaignCards
          chosen={answers.campaign}
          onChoose={(id) => onAnswer({ campaign: id }, campaignPackages[id].name)}
        />,
      ),
    trinity: () =>
      view(
        'trinity',
        <>
          <TrinityCards
            name="trinity"
            priceList="configurator"
            chosen={answers.trinity}
            onChoose={(id) => onAnswer({ trinity: id }, trinityOptions[id].name)}
            asksStore
            badge={suggestion}
          />
          <Cheaper answers={answers} service="trinity-systems" />
        </>,
      ),
    systems: () =>
      view(
        'systems',
        <>
          <BoughtTwice answers={answers} />
          <TrinityCards
            name="systems"
            priceList="configurator"
            chosen={answers.systems}
            onChoose={(id) => onAnswer({ systems: id }, trinityOptions[id].name)}
            asksStore
            badge={(id) => (id === owned ? words.badges.owned : suggestion(id))}
          />
        </>,
      ),
    tier: () =>
      view(
        'tier',
        <>
          <TierCards chosen={answers.tier} onChoose={(id) => onAnswer({ tier: id }, `${tiers[id].name} platform`)} />
          <Cheaper answers={answers} service="complete-platform" />
        </>,
      ),
    store: () =>
      view(
        'store',
        <StoreCards
          hasPhysicalStore={answers.hasPhysicalStore}
          onChoose={(hasPhysicalStore) =>
            onAnswer({ hasPhysicalStore }, hasPhysicalStore ? 'Physical store' : 'Online only')
          }
          setups={storeSetups(answers).length}
        />,
      ),
    review: () => view('review', review),
  };
}
