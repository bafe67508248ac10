/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: ['../ui/src/**/*.stories.tsx', 'pages/*.stories.tsx'],
  outDir: 'dist',
  defaultStory: 'gallery--all',
  expandStoryTree: true,
  addons: {
    theme: { defaultState: 'auto' },
    width: { options: { phone: 390, small: 320, tablet: 820, desktop: 1280 } },
    a11y: { enabled: true },
    // No story calls an API, so no worker has to answer one.
    msw: { enabled: false },
  },
};
