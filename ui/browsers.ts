/**
 * The oldest browsers that site and library are drawn in as they are meant to be; both builds read it. It is said in
 * README.md and ui/README.md as well. Safari on a phone is a browser of its own: it alone reads some prefixed properties.
 */
export const browsers = { chrome: '123', edge: '123', firefox: '128', safari: '17.5', ios: '17.5' };

/** The same as build tools name them: `chrome123`. */
export const targets = Object.entries(browsers).map(([name, version]) => name + version);
