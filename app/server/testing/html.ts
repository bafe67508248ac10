/** The main heading of a page. */
export const headingOf = (page: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1];
