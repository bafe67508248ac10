import type { PublicSite } from '../domain/publicSite.ts';

/** Id of the element that holds the settings a page was rendered with. */
export const installationId = 'installation';

function ofPage(): PublicSite {
  return JSON.parse(document.getElementById(installationId)?.textContent ?? '') as PublicSite;
}

/** The settings that pages show: during prerendering, those of the installation; in a browser, those of the page. */
export const installation: PublicSite = typeof __SITE__ === 'undefined' ? ofPage() : __SITE__;
