import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text, color } = vars;

export const fields = style({ display: 'grid', gap: space.s3 });

/** Contact details, what follows from them, and the fine print. */
export const person = style({ display: 'grid', gap: space.s2 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space.s3,
  alignItems: 'start',
});

/** Name and e-mail, with room for an error below: it would move the button that is being pressed. */
export const contact = style([row, { minHeight: 'calc(52px + 3.4rem)', marginBlockEnd: `calc(-1 * ${space.s1})` }]);

/** Optional fields, folded. */
export const more = style({ borderBlock: `1px solid ${color.line}`, borderBlockStartColor: color.ink });

/** The label of a fold, with an arrow that turns. */
export const fold = style({
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  '::after': {
    content: '""',
    width: 8,
    height: 8,
    marginInline: `${space.s1} 4px`,
    border: 'solid',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { transform: 'translateY(2px) rotate(225deg)' },
  },
});

export const moreLabel = style([fold, { justifyContent: 'space-between', minHeight: 52 }]);

export const moreFields = style({ display: 'grid', gap: space.s3, paddingBlock: `4px ${space.s3}` });

export const optional = style({ fontSize: text.ui, fontWeight: 560 });

/** The heading of the fields, where they follow something else. */
export const details = style({ fontSize: text.h3, fontWeight: 560, letterSpacing: '-.014em' });

/** As high as the two lists. */
export const lists = style({ minHeight: 80 });
