/// <reference types="vite/client" />

/** The settings that pages are rendered with; in a browser, the page holds them. */
declare const __SITE__: import('./domain/publicSite.ts').RenderedSite | undefined;
/** The catalogue, while rendering. */
declare const __CATALOGUE__: import('./domain/catalogue/schema.ts').CatalogueData | undefined;
/** What owners have written instead of the texts of pages, while rendering. */
declare const __TEXTS__: import('./domain/staff/pageTexts.ts').OwnTexts | undefined;
/** The posts that owners have written, while rendering; undefined as long as the site shows its samples. */
declare const __POSTS__: import('./domain/text/post.ts').AllOwnArticles['posts'];
/** Their projects, in the same way. */
declare const __PROJECTS__: import('./domain/text/post.ts').AllOwnArticles['projects'];

/** The text files of the blog and the portfolio, newest first, and those of pages. */
declare module 'virtual:articles' {
  interface Place<Text> {
    index: number;
    /** Relative to the app. */
    file: string;
    load: () => Promise<Text>;
  }
  export const pages: readonly {
    path: string;
    file: string;
    load: () => Promise<{ page: import('./content/page.ts').PageContent }>;
  }[];
  export const blog: readonly Place<import('./content/article.ts').Post>[];
  export const portfolio: readonly Place<import('./content/article.ts').Case>[];
}

/** The metadata of these texts, newest first. */
declare module 'virtual:articles/facts' {
  export const blog: readonly (import('./content/article.ts').PostFacts & { index: number })[];
  export const portfolio: readonly import('./content/article.ts').CaseFacts[];
}

/** Published paths of pages, and the numbers of sample projects, newest first. */
declare module 'virtual:addresses' {
  export const pages: readonly string[];
  export const portfolio: readonly number[];
}
