import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../shell/media.ts';
import { firstStrand, joinedStrand, lastStrand } from './strands.css';

const { color, radius, shadow } = vars;

const without = (part: 'trinity' | 'website') => `:has([name=solution][value=${part}]:not(:checked))`;

/** The form's own state colours the strands, so they are right before any script runs. */
export const card = style({
  vars: { [firstStrand]: color.strandA, [lastStrand]: color.strandC, [joinedStrand]: color.strandB },
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r3,
  background: color.raised,
  boxShadow: shadow.float,
  containerType: 'inline-size',
  '@media': { [tablet]: { maxWidth: 560 } },
  selectors: {
    [`&${without('trinity')}`]: { vars: { [firstStrand]: color.line, [joinedStrand]: color.strandC } },
    [`&${without('website')}`]: { vars: { [lastStrand]: color.line, [joinedStrand]: color.strandA } },
    [`&${without('trinity')}${without('website')}`]: { vars: { [joinedStrand]: color.line } },
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
