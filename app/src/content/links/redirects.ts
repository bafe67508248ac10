import { paths } from './paths.ts';

/**
 * Permanent redirects from the former site's addresses. The server compares them case-sensitively: some differ from a
 * current address by case alone, and would otherwise redirect to themselves.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/About': paths.about,
  '/Portfolio': paths.portfolio,
  '/Blog': paths.blog,
  '/Contact': paths.contact,
  '/Booking': paths.booking,
  '/Services': paths.services,
  '/privacypolicy': paths.privacy,
  '/Services/brand': paths.brand,
  '/Services/website': paths.website,
  '/Services/webmanagement': paths.customWebsite,
  '/Services/stepwizard': paths.quote,
  '/Services/costcalculation': paths.costs,
  '/Services/sem': paths.searchCampaigns,
  '/Services/mpd': paths.displacement,
  '/Services/content-ad-campaign': paths.campaigns,
  '/Services/digitalaccelerator': paths.accelerator,
  '/user': paths.overview,
  '/MobStepper': paths.setUp,
};
