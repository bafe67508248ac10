import { useEffect, useState } from 'react';
import { fetchPublicConfig } from '../../api/config.ts';
import { betaClaim, betaCountdown } from '../../domain/beta.ts';
import type { BrandPackage, CampaignPackage } from '../../domain/catalogue/catalogue.ts';
import { brandIds, campaignIds, catalogue } from '../../domain/catalogue/given.ts';
import { type ServiceId, serviceIds } from '../../domain/catalogue/ids.ts';
import { hour } from '../../domain/durations.ts';
import { formatEuro } from '../../domain/money.ts';
import { formatDelivery, plural } from '../../domain/words.ts';
import { confirmChoice } from '../kit/confirmChoice.ts';
import type { StepView, StepViews } from '../kit/definition.ts';
import type { StepProps } from '../kit/stepProps.ts';
import type { PictureOf } from '../kit/steps/CardPicture';
import { OneOf, SomeOf } from '../kit/steps/Choice';
import { pair } from '../kit/steps/cards.css';
import { IndustryCards } from '../kit/steps/IndustryCards';
import { StoreCards } from '../kit/steps/StoreCards';
import { TierCards } from '../kit/steps/TierCards';
import { TrinityCards } from '../kit/steps/TrinityCards';
import { useLazyModule } from '../kit/useLazyModule';
import * as css from './BetaOffer.css';
import type { CheaperProps } from './Cheaper';
import { storeSetups } from './rules/price.ts';
import {
  boughtTwice,
  type PackageBuilderAnswers,
  type PackageBuilderStepId,
  packageBuilderQuestionnaire,
} from './rules/questions.ts';
import { serviceStartingPrice } from './rules/startingPrice.ts';
import { packageBuilderQuestions, packageBuilderWords } from './words.ts';

const { badges } = packageBuilderWords;

/** The card of a package. @param picture the drawing, the package's place in the list, and the industry */
function packageCard(picture: PictureOf, one: Omit<BrandPackage, 'revisionRounds'> & Omit<CampaignPackage, 'adds'>) {
  const { name, price, deliveryTime, popular, featured, description, features } = one;
  return {
    picture,
    title: name,
    price: formatEuro(price),
    delivery: formatDelivery(deliveryTime),
    badge: popular ? badges.popular : featured ? badges.featured : undefined,
    description,
    features,
  };
}

/** Above cards with beta prices: the saving and the days remaining; nothing once the beta is over. */
function BetaOffer() {
  const left = useBetaCountdown();
  return left === 'over' ? null : (
    <p className={css.offer}>
      <strong className={css.claim}>{betaClaim(catalogue)}</strong>{' '}
      <span>
        {packageBuilderWords.beta}
        <span className={css.comparison}>{packageBuilderWords.betaComparison}</span>
      </span>
      <span className={css.left}>
        {left && (
          <>
            {packageBuilderWords.betaTime} <span>{left}</span>
          </>
        )}
      </span>
    </p>
  );
}

const { brandPackages, campaignPackages, industries, services, tiers, trinityOptions } = catalogue;

/** Loaded when the browser is idle. They are below the cards, so no card moves. */
const loadNotes = () => import('./Cheaper');

function BoughtTwice(props: StepProps<PackageBuilderAnswers>) {
  const { module } = useLazyModule(loadNotes, '', 'idle');
  return module ? <module.BoughtTwice {...props} /> : null;
}

function Cheaper(props: CheaperProps) {
  const { module } = useLazyModule(loadNotes, '', 'idle');
  return module ? <module.Cheaper {...props} /> : null;
}

/** Chooses a value and confirms it by name, with a toast. */
const withConfirmation =
  <Value,>(choose: (value: Value) => void, nameOf: (value: Value) => string) =>
  (value: Value) => {
    choose(value);
    confirmChoice(nameOf(value));
  };

const view = (id: PackageBuilderStepId, body: StepView['body']): StepView => ({ ...packageBuilderQuestions[id], body });

/** The views of the steps. */
export const packageBuilderSteps: StepViews<PackageBuilderAnswers, PackageBuilderStepId> = {
  services: ({ answers, onAnswer }) => ({
    ...view(
      'services',
      <>
        <BetaOffer />
        <ServiceCards
          chosen={answers.services}
          onChoose={(chosen) => {
            const added = chosen.find((id) => !answers.services.includes(id));
            onAnswer({ services: chosen });
            if (added) confirmChoice(services[added].name);
          }}
        />
      </>,
    ),
    nextLabel: `Continue with ${plural(answers.services.length, 'service')}`,
  }),
  industry: ({ answers, onAnswer }) =>
    view(
      'industry',
      <IndustryCards
        chosen={answers.industry}
        onChoose={withConfirmation(
          (industry) => onAnswer({ industry }),
          (id) => industries[id].name,
        )}
      />,
    ),
  brand: ({ answers, onAnswer }) =>
    view(
      'brand',
      <OneOf
        name="brand"
        ids={brandIds}
        chosen={answers.brand}
        onChoose={withConfirmation(
          (brand) => onAnswer({ brand }),
          (id) => brandPackages[id].name,
        )}
        card={(id) => packageCard(['brand', brandIds.indexOf(id), answers.industry], brandPackages[id])}
      />,
    ),
  campaign: ({ answers, onAnswer }) =>
    view(
      'campaign',
      <OneOf
        name="campaign"
        ids={campaignIds}
        chosen={answers.campaign}
        onChoose={withConfirmation(
          (campaign) => onAnswer({ campaign }),
          (id) => campaignPackages[id].name,
        )}
        card={(id) => packageCard(['campaign', campaignIds.indexOf(id), answers.industry], campaignPackages[id])}
      />,
    ),
  trinity: ({ answers, onAnswer }) =>
    view(
      'trinity',
      <>
        <BetaOffer />
        <TrinityCards
          name="trinity"
          priceList="configurator"
          chosen={answers.trinity}
          onChoose={withConfirmation(
            (trinity) => onAnswer({ trinity }),
            (id) => trinityOptions[id].name,
          )}
          asksStore
        />
        <Cheaper answers={answers} service="trinity-systems" />
      </>,
    ),
  systems: ({ answers, onAnswer }) =>
    view(
      'systems',
      <>
        <BetaOffer />
        <TrinityCards
          name="systems"
          priceList="configurator"
          chosen={answers.systems}
          onChoose={withConfirmation(
            (systems) => onAnswer({ systems }),
            (id) => trinityOptions[id].name,
          )}
          asksStore
          isOwned={(id) => boughtTwice(catalogue, { ...answers, systems: id }).includes(id)}
        />
        <BoughtTwice answers={answers} onAnswer={onAnswer} />
        <Cheaper answers={answers} service="complete-platform" />
      </>,
    ),
  tier: ({ answers, onAnswer }) =>
    view(
      'tier',
      <>
        <TierCards
          industry={answers.industry}
          chosen={answers.tier}
          onChoose={withConfirmation(
            (tier) => onAnswer({ tier }),
            (id) => `${tiers[id].name} platform`,
          )}
        />
        <Cheaper answers={answers} service="complete-platform" />
      </>,
    ),
  store: ({ answers, onAnswer }) =>
    view(
      'store',
      <StoreCards
        industry={answers.industry}
        hasPhysicalStore={answers.hasPhysicalStore}
        onChoose={withConfirmation(
          (hasPhysicalStore) => onAnswer({ hasPhysicalStore }),
          (has) => (has ? 'Physical store' : 'Online only'),
        )}
        setups={storeSetups(catalogue, packageBuilderQuestionnaire(catalogue).onPath(answers)).length}
      />,
    ),
  review: ({ review }) => view('review', review),
};

interface ServiceCardsProps {
  chosen: readonly ServiceId[];
  onChoose: (chosen: readonly ServiceId[]) => void;
}

/** The four services, each with its starting price. */
function ServiceCards({ chosen, onChoose }: ServiceCardsProps) {
  return (
    <SomeOf
      name="service"
      className={pair}
      ids={serviceIds}
      chosen={chosen}
      onChoose={onChoose}
      card={(id) => ({
        // A platform comes with a system.
        picture: ['sketch', `services-${id}`, id === 'complete-platform' ? 'services-trinity-systems' : undefined],
        title: catalogue.services[id].name,
        description: catalogue.services[id].description,
        price: `From ${formatEuro(serviceStartingPrice(catalogue)(id))}`,
        // Said here, where the choice is made, not only in Review.
        note: id === 'complete-platform' ? 'Ordered alone, it costs less in the quick quote' : undefined,
        features: catalogue.services[id].benefits,
      })}
    />
  );
}

/**
 * "10 days remaining" until the end of the beta, which the server sets; 'over' after it. Undefined before the server has
 * answered, if the request fails, and while the agency names no end.
 */
function useBetaCountdown(): string | undefined {
  const [left, setLeft] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let cancelled = false;
    const count = ({ betaEndsAt }: { betaEndsAt: string | null }) => {
      if (cancelled || betaEndsAt === null) return;
      const tick = () => setLeft(betaCountdown(Date.parse(betaEndsAt), Date.now()) ?? 'over');
      tick();
      timer = setInterval(tick, hour);
    };
    fetchPublicConfig().then(count, () => {});
    return () => {
      cancelled = true;
      clearInterval(timer);
    };
  }, []);

  return left;
}
