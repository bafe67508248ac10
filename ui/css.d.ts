// What TypeScript finds behind the style sheets of the package.
export {};
