import { vars } from '@agency-site/ui/theme';
import { style } from '@vanilla-extract/css';
import { recordOf } from '../../../domain/record.ts';
import { HEIGHT } from '../../../shell/art/street/measures.ts';
import { isOn } from './chosen.ts';
import { type PartId, partIds } from './parts.ts';
import { below, edge, scene, start, unit } from './Street.css';
import {
  lineHeight,
  medium,
  receiptBottom,
  receiptPadding,
  receiptWidth,
  strandColours,
  sumHeight,
  wide,
} from './strands.ts';

const { motion } = vars;

/* On a wide page the strands run below the street into lanes beside the receipt, and up to its lines. */

export const wire = style({
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast}`,
});
const wireStyle = (part: PartId) => {
  const i = partIds.indexOf(part);
  /** The middle of its thing. */
  const middle = `calc(${start} + ${unit} * ${230 + i * 116 + (i > 0 ? 182 : 0)})`;
  const colour = strandColours[part];
  const lane = `calc(${edge} + ${receiptWidth + 40 - i * 8}px)`;
  const rise = sumHeight + lineHeight * (3.5 - i) + receiptPadding + receiptBottom;
  const drop = 46 - i * 9;
  return style({
    left: `${13.5 + 24.4 * i}cqw`,
    insetBlockStart: `calc(${unit} * ${HEIGHT} + ${below.small - 4}px)`,
    height: 30,
    border: `0 solid ${colour}`,
    borderInlineStartWidth: 2,
    selectors: { [`${scene}:not(${isOn[part]}) &`]: { opacity: 0 } },
    '@container': {
      [medium]: {
        left: middle,
        insetBlockStart: `calc(${unit} * ${HEIGHT} + 50px)`,
        height: 42,
      },
      [wide]: {
        left: lane,
        width: `calc(${middle} - ${lane})`,
        height: 16 + i * 9,
        borderWidth: '0 2px 2px',
        borderRadius: '0 0 12px 12px',
        '::before': {
          content: '',
          position: 'absolute',
          insetBlockEnd: 14,
          left: -(40 - i * 8) - 2,
          width: 40 - i * 8 + 2,
          height: rise - drop,
          border: `0 solid ${colour}`,
          borderWidth: '2px 2px 0 0',
          borderRadius: '0 12px 0 0',
        },
        '::after': {
          content: '',
          position: 'absolute',
          insetBlockEnd: rise - drop + 14 - 5,
          left: -(40 - i * 8) - 1,
          width: 9,
          height: 9,
          borderRadius: '50%',
          background: colour,
        },
      },
    },
  });
};
export const wireOf = recordOf(partIds, wireStyle);
