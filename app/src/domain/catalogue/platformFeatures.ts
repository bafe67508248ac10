import { defaultCatalogue } from './defaultCatalogue.ts';

const { foundation, full, premium } = defaultCatalogue.tiers;
export const platformAdds = { foundation: foundation.adds, full: full.adds, premium: premium.adds };
