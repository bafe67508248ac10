import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css';
import { vars } from '../theme/tokens.css';
import { facts, features, foot, names, price, title } from './choice.css';
import { layered } from './layered';
import { unseen } from './rules';

const { color } = vars;
export const narrow = 'ag-card (max-width: 479.98px)';

/** A choice that is a row of a list in a narrow column, and a card once it is chosen. */
export const compact = layered(
  {
    '@container': {
      [narrow]: {
        gridTemplate: 'none / auto 1fr auto',
        columnGap: '12px',
        padding: '15px 12px',
        border: 0,
        borderBlockEnd: `1px solid ${color.line}`,
        borderRadius: 0,
        background: 'none',
        boxShadow: 'none',
        transform: 'none',
        selectors: {
          '&:has(:checked)': {
            padding: '14px 10px',
            border: '2px solid transparent',
            borderRadius: vars.radius.r2,
            background: `linear-gradient(${color.brandTint}, ${color.brandTint}) padding-box, ${vars.gradient.edge} border-box`,
          },
        },
      },
    },
  },
  'compact',
);

const part = (selector: string, rule: Omit<StyleRule, 'selectors'>) =>
  globalStyle(selector, { '@layer': { [componentsLayer]: { '@container': { [narrow]: rule } } } });
const row = `${compact} >`;
const unchosen = `${compact}:not(:has(:checked)) >`;
const chosen = `${compact}:has(:checked) >`;
const below = { gridArea: 'auto / 2 / auto / -1' } as const;

part(`${row} ${names}`, { gridArea: '1 / 2', padding: 0 });
part(`${row} ${names} > ${title}`, { flexBasis: '100%' });
// The badge.
part(`${row} ${names} > ${title} + span`, { position: 'static', marginBlockStart: '6px' });
// The mark.
part(`${row} span`, { gridArea: '1 / 1' });
part(`${row} ${facts}`, { display: 'contents' });
part(`${row} ${facts} > *`, { ...below, justifySelf: 'start' });
part(`${row} ${facts} > ${price}`, { gridArea: '1 / 3', margin: 0, fontSize: '1.1875rem' });
part(`${row} ${features}`, below);
part(`${row} ${foot}`, below);
part(`${unchosen} ${features}`, { display: 'block', margin: '6px 0', padding: 0, border: 0 });
part(`${unchosen} ${features} > li`, { display: 'inline', padding: 0 });
part(`${unchosen} ${features} > li::before`, { all: 'unset' });
part(`${unchosen} ${features} > li + li::before`, { content: '" · "' });
part(`${unchosen} ${foot}`, { padding: 0 });
part(`${unchosen} ${foot} > :first-child`, { margin: 0, padding: 0, border: 0 });
part(`${chosen} ${foot} > :first-child`, { marginBlockEnd: '8px' });
// Part of the name, and shown once it is chosen.
part(`${unchosen} ${foot} > :last-child`, unseen);
