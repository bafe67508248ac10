import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';
import type { CardService } from './quoteChoice.ts';
import { firstStrand, lastStrand, middleStrand } from './strands.css';

const { color, radius, shadow } = vars;

const without = (service: CardService) => `&:has([name=service][value=${service}]:not(:checked))`;

/** CSS colours the strands by the state of the form, without scripts. */
export const card = style({
  vars: { [firstStrand]: color.strandA, [middleStrand]: color.strandB, [lastStrand]: color.strandC },
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  background: color.raised,
  boxShadow: shadow.float,
  containerType: 'inline-size',
  '@media': { [tablet]: { maxWidth: 560 } },
  selectors: {
    [without('brand-identity')]: { vars: { [firstStrand]: color.line } },
    [without('ad-campaigns')]: { vars: { [middleStrand]: color.line } },
    [without('complete-platform')]: { vars: { [lastStrand]: color.line } },
  },
});

const narrow = '(max-width: 400px)';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '22px 28px 14px',
  '@container': { [narrow]: { paddingInline: 20 } },
});

export const foot = style({
  padding: '16px 28px 22px',
  '@container': { [narrow]: { padding: '16px 20px 18px' } },
});

export const note = style({ marginBlockStart: 12, textAlign: 'center' });
