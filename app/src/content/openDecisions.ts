import { catalogueOf } from '../domain/catalogue/catalogue.ts';
import { defaultCatalogueData } from '../domain/catalogue/defaultCatalogue.ts';
import { dashboardIds, goalIds } from '../domain/catalogue/ids.ts';
import { formatList } from '../domain/words.ts';
import { checkCatalogue, checkedOf } from '../orders/catalogue-check/check.ts';
import { goalClaim, trustClaim } from './marketingClaims.ts';
import { planPathsConfirmed } from './planPaths.ts';

const { dashboards, goals } = catalogueOf(defaultCatalogueData);

/** What the owner still has to decide or confirm, as `pnpm drafts` lists it. */
export function openDecisions(
  charged = defaultCatalogueData.chargedList,
  features = defaultCatalogueData.dashboardsConfirmed,
  planPaths = planPathsConfirmed,
): readonly string[] {
  const lists = checkCatalogue(checkedOf(defaultCatalogueData)).filter(({ name }) =>
    name.startsWith('price-lists-differ '),
  );
  const shown = [trustClaim, ...goalIds.map((id) => goalClaim({ goals }, id))].filter(
    (claim) => typeof claim === 'string',
  );
  return [
    ...(features
      ? []
      : dashboardIds
          .filter((id) => id !== 'dashboard:financial')
          .map((id) => dashboards[id])
          .map(
            ({ title, features }) =>
              `src/domain/catalogue/defaultCatalogue.ts: the dashboard ${title} lists ${formatList(features)}. Does it do that? Once all are right, set \`dashboardsConfirmed\` to true.`,
          )),
    ...(planPaths
      ? []
      : [
          'src/content/planPaths.ts: the planner says how a plan is made on each path and how long that takes, in our words. It says that a Subscription Model is paid once, with no monthly fee, and that the length of its updates and support is agreed with the buyer. What do you promise? Once all are right, set `planPathsConfirmed` to true.',
        ]),
    ...(charged === 'each' ? lists.map(({ text }) => `src/domain/catalogue/defaultCatalogue.ts: ${text}`) : []),
    ...shown.map(
      (claim) =>
        `src/content/marketingClaims.ts: "${claim}" is shown. Can you prove it? Say so in the setting CLAIMS, or hide it there.`,
    ),
  ];
}
