/// <reference types="vite/client" />

/** Public data of the agency, from the settings of the build. */
declare const __SITE__: import('../server/settings.ts').PublicSite;

/** Where the texts of the blog and the portfolio are, the newest first. */
declare module 'virtual:articles' {
  interface Place<Facts extends import('./content/article.ts').PostFacts> {
    index: number;
    /** From the folder of the app. */
    file: string;
    load: () => Promise<import('./content/article.ts').Article<Facts>>;
  }
  export const blog: readonly Place<import('./content/article.ts').PostFacts>[];
  export const portfolio: readonly Place<import('./content/article.ts').CaseFacts>[];
}

/** What is known of these texts without reading them, the newest first. */
declare module 'virtual:articles/facts' {
  export const blog: readonly import('./content/article.ts').PostFacts[];
  export const portfolio: readonly import('./content/article.ts').CaseFacts[];
}

/** What is there to be read: the addresses of the pages, and the numbers of the posts and the case studies, the newest first. */
declare module 'virtual:addresses' {
  export const pages: readonly string[];
  export const blog: readonly number[];
  export const portfolio: readonly number[];
}
