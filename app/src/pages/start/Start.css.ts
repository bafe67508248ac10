import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { tablet } from '../../shell/style/media.ts';
import { stacked } from './own.css';

const { color, space, text: textSize } = vars;

export const page = style({ paddingBlock: 'clamp(32px, 4.4vw, 64px) clamp(56px, 6vw, 88px)' });

export const lead = style({ marginBlockStart: space.s2, maxWidth: '36em' });

/** Leads from the question to the three ways; on a phone they hang on one line each. */
export const fork = style({
  display: 'block',
  width: '100%',
  height: 96,
  marginBlockStart: space.s4,
  fill: 'none',
  strokeWidth: 1.6,
  '@media': { [tablet]: { height: 72 }, [stacked]: { display: 'none' } },
});

export const strand = style({ vectorEffect: 'non-scaling-stroke' });

export const talk = style({
  marginBlockStart: space.s3,
  paddingBlockStart: 18,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: textSize.small,
});
