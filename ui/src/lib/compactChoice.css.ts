import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css';
import { vars } from '../theme/tokens.css';
import { facts, features, foot, names, note, price, title } from './choice.css';
import { layered } from './layered';
import { unseen } from './rules';

const { color } = vars;
export const narrow = 'ag-card (max-width: 479.98px)';

/** A choice that is a row of a list in a narrow column, and a card once it is chosen. */
export const compact = layered({
  '@container': {
    [narrow]: {
      // A long word breaks rather than widen the list.
      gridTemplate: 'auto 1fr / auto minmax(40%, 1fr) minmax(0, auto)',
      columnGap: '12px',
      padding: '15px 0',
      border: 0,
      borderBlockEnd: `1px solid ${color.line}`,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      transform: 'none',
      selectors: {
        '&:has(:checked)': {
          // Its words stay in line with those of the rows, and its edge keeps away from that of another one.
          margin: '4px -12px',
          padding: '9px 10px 10px',
          border: '2px solid transparent',
          borderRadius: vars.radius.r2,
          background: `linear-gradient(${color.brandTint}, ${color.brandTint}) padding-box, ${vars.gradient.edge} border-box`,
        },
      },
    },
  },
});

const part = (selector: string, rule: Omit<StyleRule, 'selectors'>) =>
  globalStyle(selector, { '@layer': { [componentsLayer]: { '@container': { [narrow]: rule } } } });
const row = `${compact} >`;
const unchosen = `${compact}:not(:has(:checked)) >`;
const below = { gridArea: 'auto / 2 / auto / -1' } as const;

// Beside the price and its note, however many lines it has.
part(`${row} ${names}`, { gridArea: '1 / 2 / span 2', padding: 0 });
part(`${row} ${names} > ${title}`, { flexBasis: '100%' });
// The badge.
part(`${row} ${names} > ${title} + span`, {
  position: 'static',
  marginBlockStart: '6px',
  maxInlineSize: 'none',
  overflowWrap: 'normal',
});
// The mark.
part(`${row} span`, { gridArea: '1 / 1' });
part(`${row} ${facts}`, { display: 'contents' });
part(`${row} ${facts} > *`, { ...below, justifySelf: 'start' });
const atEnd = { margin: 0, justifySelf: 'end', textAlign: 'end' } as const;
part(`${row} ${facts} > ${price}`, { ...atEnd, gridArea: '1 / 3', fontSize: '1.1875rem' });
part(`${row} ${facts} > ${note}`, { ...atEnd, gridArea: '2 / 3', fontSize: vars.text.fine });
part(`${row} ${features}`, below);
part(`${row} ${foot}`, below);
// Read by a screen reader, and shown once it is chosen.
part(`${unchosen} ${features}`, unseen);
part(`${unchosen} ${foot}`, unseen);
