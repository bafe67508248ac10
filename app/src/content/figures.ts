/** The figures in a file of their own in `src/pages/figures`, of the same name. */
type Alone =
  | 'AedScreen'
  | 'AnnotatedAd'
  | 'AnnotatedReceipt'
  | 'BrandPieces'
  | 'BrandSteps'
  | 'BrandedShop'
  | 'CommissionCosts'
  | 'CoreSystems'
  | 'DepositChart'
  | 'ExpenseScreen'
  | 'GaroScreen'
  | 'GaroTry'
  | 'McdScreen'
  | 'MissedMonth'
  | 'NoPromises'
  | 'OrderSteps'
  | 'Owners'
  | 'PlusSystems'
  | 'RcdScreen'
  | 'ServiceFork'
  | 'SystemsPicture'
  | 'ThreeStrands'
  | 'ThreeWays'
  | 'TrinityPackages'
  | 'TrinitySystems';

/** The figures that share a file, and so its styles. */
const shared = {
  DrawingLists: ['BrandMoments', 'FourSenders', 'GaroSearch', 'GoalSigns', 'HardThings', 'HowWeWork'],
  SystemIndexes: ['CoreIndex', 'PlusIndex', 'SystemIndex'],
  PicturedParts: ['BuildOrder', 'FourServices', 'Outreach'],
  Receipts: ['BundleReceipt', 'FirstOrders'],
  Tiers: ['BrandTiers', 'PlatformTiers'],
  GrowingKits: ['BrandPicture', 'CampaignPicture', 'PlatformPicture'],
  LargeDrawings: ['BrandKit', 'CountedGoal', 'PlatformKit'],
  AdReport: ['AdMonths', 'AdReport'],
  Ads: ['AdAndPage', 'SearchAd'],
  CustomerJourney: ['CustomerJourney', 'JourneyHelp'],
  Ecosystem: ['Ecosystem', 'Exchanges', 'ThreeBreaks'],
} as const;

/** A figure, by the name under which its file exports it. */
export type FigureName = Alone | (typeof shared)[keyof typeof shared][number];

/** The file in `src/pages/figures` with a figure, without its ending. */
export const figureFile = (figure: string): string =>
  Object.entries(shared).find(([, figures]) => figures.some((name) => name === figure))?.[0] ?? figure;
