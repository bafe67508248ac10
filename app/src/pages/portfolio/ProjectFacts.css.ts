import { vars } from '@agency-site/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';

const { color, space, text } = vars;

/** Stays in sight beside a long text. */
export const facts = style({
  position: 'sticky',
  insetBlockStart: 104,
  gridColumn: '1 / span 4',
  alignSelf: 'start',
  marginInlineEnd: space.s4,
  borderBlockStart: `1px solid ${color.ink}`,
  fontSize: text.small,
  lineHeight: 1.5,
  '@media': {
    [tablet]: { position: 'static', gridColumn: '1 / -1', marginInlineEnd: 0, marginBlockEnd: space.s4 },
    print: { position: 'static' },
  },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: 12,
  paddingBlock: 11,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const name = style({ color: color.quiet });

export const amount = style({ display: 'flex', justifyContent: 'space-between', gap: 12 });
globalStyle(`${facts} strong`, { fontWeight: 600 });
