import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, tablet } from '../../shell/style/media.ts';
import { built } from './ProjectLink.css';

const { color, space, text } = vars;

export const section = style({ paddingBlock: space.section, borderBlockStart: `1px solid ${color.line}` });

const columns = 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)';

export const top = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space.s3,
  alignItems: 'end',
  marginBlockEnd: 'clamp(24px, 3vw, 42px)',
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 8 } },
});

export const heading = style({ '@media': { [tablet]: { gridColumn: '1 / -1' } } });
export const label = style({
  maxWidth: '40ch',
  paddingBlockEnd: 10,
  color: color.quiet,
  fontSize: text.small,
  '@media': { [phone]: { gridColumn: '1 / -1', maxWidth: 'none', paddingBlockEnd: 0 } },
});
export const all = style({ justifySelf: 'end', '@media': { [phone]: { justifySelf: 'start' } } });

export const trio = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: `${space.s4} ${space.s3}`,
  '@media': { [tablet]: { columnGap: 16 }, [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** On a small screen, above the two others; only it has room for a line about the project. */
export const first = style({ '@media': { [phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${trio} > :not(${first}) ${built}`, { '@media': { [tablet]: { display: 'none' } } });
