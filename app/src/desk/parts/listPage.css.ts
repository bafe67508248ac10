import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from '../style/widths.ts';

const { color, text } = vars;

/** Between the edge of a view and its name, which is underlined if it is shown. */
const pad = 10;

const narrowRow = { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', alignContent: 'center' } as const;
const narrowTitle = '1 1 calc(100% - 130px)';
const narrowAbout = { flex: '0 0 100%', order: 1 } as const;

/** Views, and the search at their end if there is room. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 24px' });
export const views = style({
  display: 'flex',
  flex: 'auto',
  flexWrap: 'wrap',
  // The first word begins at the page's left edge.
  margin: `0 -${pad}px 16px`,
  padding: 0,
  border: 0,
  background: `linear-gradient(${color.line}, ${color.line}) ${pad}px 100% / calc(100% - ${2 * pad}px) 1px no-repeat`,
});
export const view = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  padding: `0 ${pad}px`,
  whiteSpace: 'nowrap',
  border: 0,
  borderRadius: 0,
  font: 'inherit',
  background: `linear-gradient(${color.strandB}, ${color.strandB}) ${pad}px 100% / 0 2px no-repeat`,
  ':hover': { transform: 'none' },
  selectors: {
    '&:is([aria-pressed=true], [aria-current=page])': {
      fontWeight: 600,
      backgroundSize: `calc(100% - ${2 * pad}px) 2px`,
    },
  },
  '@media': { [phone]: { minWidth: 44, minHeight: 44, fontSize: text.small } },
});
export const search = style({ flex: '0 1 380px', marginBottom: 16, '@media': { [phone]: { flexBasis: '100%' } } });

/** Below views and search. Its last line becomes the first of the rows. */
export const narrow = style({ flex: '0 0 100%', marginBottom: -1 });
export const narrowFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: '14px 16px',
  alignItems: 'start',
  paddingBlock: '10px 6px',
});

/** Level with the fields beside it. */
export const showAll = style({ alignSelf: 'end' });

/** Rows, and what is read beside them. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: '360px minmax(0, 1fr)',
  gap: 44,
  alignItems: 'start',
});
/** It stays in view beside a long list. */
export const reading = style({ position: 'sticky', top: 26, maxHeight: 'calc(100vh - 52px)', overflowY: 'auto' });

/** A row of two lines, with a few words at its end; where it is narrow, at the end of its title, or below if they are longer. */
export const row = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: 58,
  '@media': { [phone]: narrowRow },
});
export const words = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { display: 'contents' } },
});
export const title = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { flex: narrowTitle } },
});
export const about = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: narrowAbout },
});
/** A text of which the beginning is enough. */
export const beginning = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
