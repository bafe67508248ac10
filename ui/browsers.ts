/**
 * The oldest supported browsers, for both builds. README.md, app/docs/browsers.md and ui/README.md name them too.
 * Safari on iOS is listed separately because only it needs some prefixed properties.
 */
export const browsers = { chrome: '123', edge: '123', firefox: '128', safari: '17.5', ios: '17.5' };

/** The same as build tools name them: `chrome123`. */
export const targets = Object.entries(browsers).map(([name, version]) => name + version);
