/** One of the values of a shorthand, with brackets in it. */
const value = '((?:[^ ()]|\\((?:[^()]|\\([^()]*\\))*\\))+)';

/** Of the built style sheets, which adopters read: `pnpm run pack:check`. */
export default {
  rules: {
    // In a layer it would override the app.
    'declaration-no-important': true,
    // Two versions may be on one page.
    'custom-property-pattern': '^ag',
    'keyframes-name-pattern': '^ag\\d',
    'at-rule-disallowed-list': ['import', 'font-face', 'property'],
    'function-disallowed-list': ['url', 'image-set'],
    // Every selector has a class of the package; only the theme applies to the root, and its density to an element of the app.
    'selector-disallowed-list': [
      '/^(?!.*\\.ag\\d|:root(:root|\\[data-theme=(light|dark)\\])?$|\\[data-density=compact\\]$|from$|to$|\\d)/',
      { splitList: true },
    ],
    // Components look at the width of their column, never of the window; only a modal is laid out by that.
    'media-feature-name-value-allowed-list': { '/width|height|aspect|orientation/': ['599.98px'] },
    // For both directions of text.
    'property-disallowed-list': ['/(^|-)(left|right)(-|$)/'],
    'declaration-property-value-disallowed-list': {
      '/^(float|clear|text-align|justify-.+|.+-position)$/': ['/\\b(left|right)\\b/'],
      '/^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/': [
        // Different values for the two sides.
        `/^${value} ${value} ${value} (?!\\2$)${value}$/`,
      ],
      'border-radius': [
        `/^${value} (?!\\1 )${value} ${value} ${value}$/`,
        `/^${value} ${value} ${value} (?!\\3$)${value}$/`,
      ],
      // Texts that could not be translated; the build writes "·" as "\\b7 ".
      content: ['/["\'](?:[^"\'\\\\]|\\\\[\\da-f]{1,6}(?![\\da-f]) ?)*[a-z]/i'],
    },
    // Safari ignores a shorthand with a colour or a thickness.
    'declaration-property-value-allowed-list': { 'text-decoration': ['/^(none|((underline|line-through)\\s*)+)$/'] },
  },
  overrides: [
    { files: ['dist/reset/*.css'], rules: { 'declaration-no-important': null, 'selector-disallowed-list': null } },
  ],
};
