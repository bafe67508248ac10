// The types of the package's style sheets.
export {};
