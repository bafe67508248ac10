/// <reference types="vite/client" />

/** Public data of the agency, from the settings of the build. */
declare const __SITE__: import('../server/settings.ts').PublicSite;
