declare module 'virtual:pages' {
  export const pages: readonly import('../compile/pages.ts').Page[];
}

declare module 'virtual:tokens' {
  export const tokens: readonly import('../../facts/tokens.ts').Token[];
}
