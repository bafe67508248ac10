import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, motion } = vars;

/** Rows with hairlines between them and a rule above. */
export const folds = style({ borderBlockStart: `1px solid ${color.ink}` });

export const fold = style({ borderBlockEnd: `1px solid ${color.line}` });

/** A row with an arrow that turns. */
export const label = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  minHeight: 52,
  cursor: 'pointer',
  transition: `color ${motion.fast}`,
  '@media': { '(hover: hover)': { ':hover': { color: color.brand } } },
  '::after': {
    content: '',
    flex: 'none',
    width: 8,
    height: 8,
    marginInlineEnd: 4,
    border: 'solid',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { transform: 'translateY(2px) rotate(225deg)' },
  },
});

export const words = style({ paddingBlock: 12, fontSize: text.ui, fontWeight: 560, lineHeight: 1.35 });

export const content = style({ display: 'grid', gap: space.s3, paddingBlock: `4px ${space.s3}` });
