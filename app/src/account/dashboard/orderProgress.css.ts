import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { money } from '../../shell/style/type.css';

const { color, text } = vars;

const steps = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 4 });
export const narrow = style([steps, { maxWidth: 480, marginBlock: '14px 12px' }]);
export const wide = style([steps, { gridColumn: '1 / -1', width: '100%', marginBlockStart: 12 }]);

export const knot = style({ display: 'block', width: 28, marginBlock: '4px 6px' });

const strands = [color.strandA, color.strandB, color.strandC];

export const step = style([
  money,
  {
    display: 'grid',
    alignContent: 'start',
    paddingBlockStart: 8,
    paddingInlineEnd: 8,
    borderBlockStart: `1px solid ${color.edge}`,
    // The thicker line takes no more room.
    marginBlockStart: 2,
    color: color.quiet,
    fontSize: text.fine,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    selectors: Object.fromEntries(
      strands.map((strand, at) => [
        `&[data-done]:nth-child(${at + 1})`,
        { marginBlockStart: 0, borderBlockStart: `3px solid ${strand}` },
      ]),
    ),
  },
]);

export const name = style({
  color: color.quiet,
  fontSize: text.small,
  fontWeight: 560,
  selectors: { '[data-done] > &': { color: color.ink } },
});
