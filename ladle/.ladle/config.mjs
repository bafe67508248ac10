/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: ['../ui/src/**/*.stories.tsx', 'pages/*.stories.tsx'],
  outDir: 'dist',
  defaultStory: 'gallery--all',
  // The seven parts of a quote first.
  storyOrder: [
    'package-card*',
    'step-shell*',
    'budget-bar*',
    'slot-calendar*',
    'consent-switch*',
    'order-summary*',
    'path-option*',
    '*',
  ],
  addons: {
    width: { options: { phone: 390, small: 320, tablet: 820, desktop: 1280 } },
    a11y: { enabled: true },
    ladle: { enabled: false },
    // No story calls an API, so no worker has to answer one.
    msw: { enabled: false },
  },
};
