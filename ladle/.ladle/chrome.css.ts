import { globalStyle } from '@vanilla-extract/css';

// Where Ladle puts its own parts. Its toolbar lies over the story, and on a phone everything comes after the story; here each
// has its own place.

const wide = '(min-width: 768px)';
const narrow = '(max-width: 767px)';

globalStyle(':root', { vars: { '--ladle-main-padding': '0', '--ladle-main-padding-mobile': '0' } });

globalStyle('.ladle-wrapper', {
  '@media': {
    [wide]: {
      display: 'grid',
      grid: '"story handle tree" minmax(0, 1fr) "tools handle tree" auto / minmax(0, 1fr) auto auto',
    },
  },
});

globalStyle('.ladle-main', {
  '@media': { [wide]: { gridArea: 'story', minWidth: 0 }, [narrow]: { order: 3, flex: 'none' } },
});

globalStyle('.ladle-resize-handle', { '@media': { [wide]: { gridArea: 'handle' } } });

globalStyle('.ladle-aside', {
  '@media': {
    [wide]: { gridArea: 'tree', minHeight: 0, padding: '24px 24px 24px 8px' },
    [narrow]: { order: 1, maxHeight: '176px', overflow: 'auto', padding: '8px 16px', fontSize: '16px' },
  },
});

globalStyle('.ladle-aside input', {
  '@media': { [narrow]: { position: 'sticky', insetBlockStart: 0, boxSizing: 'border-box' } },
});

globalStyle('.ladle-aside li', { '@media': { [narrow]: { marginBlock: 0, lineHeight: '36px' } } });

globalStyle('.ladle-addons', {
  background: 'var(--ladle-bg-color-secondary)',
  '@media': {
    [wide]: { gridArea: 'tools', position: 'relative', margin: 0, paddingInline: '8px', zIndex: 1 },
    [narrow]: { order: 2, margin: 0, overflowX: 'auto', borderBlock: '1px solid var(--ladle-color-secondary)' },
  },
});

globalStyle('.ladle-addons ul', { '@media': { [narrow]: { flexDirection: 'row' } } });

globalStyle('.ladle-addons li', {
  '@media': {
    [wide]: { boxShadow: 'none', height: '44px', width: '44px' },
    [narrow]: { flex: 'none', margin: 0, height: '52px', boxShadow: 'none' },
  },
});

globalStyle('.ladle-addons > ul > li > button', { '@media': { [narrow]: { paddingInline: '12px' } } });
globalStyle('.ladle-addons > ul > li > button > label', {
  '@media': { [narrow]: { fontSize: '15px', whiteSpace: 'nowrap' } },
});
globalStyle('.ladle-addons .ladle-addon-tooltip', { '@media': { [narrow]: { display: 'none !important' } } });

/** Inside the toolbar, not half above it. */
globalStyle('.ladle-addons > ul > li > button > .ladle-badge', { '@media': { [wide]: { top: 0 } } });

/** A panel of Ladle, such as the controls. */
globalStyle('div[data-reach-dialog-content][data-testid="ladle-dialog"]', {
  '@media': {
    [narrow]: {
      position: 'fixed',
      inset: 'auto 0 0',
      boxSizing: 'border-box',
      maxWidth: 'none !important',
      margin: 0,
      padding: '16px',
      borderRadius: 0,
      boxShadow: '0 0 0 1px var(--ladle-color-secondary)',
    },
  },
});

/** The window of a width that was chosen. */
globalStyle('.ladle-iframe', { '@media': { [narrow]: { height: '100svh' } } });
