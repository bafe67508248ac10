import { paths } from './paths.ts';

/**
 * Addresses of the former site, and where each leads for good. Only the server follows them, letter by letter: some
 * differ from ours by case alone, and a browser that compared them loosely would turn in a circle.
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
