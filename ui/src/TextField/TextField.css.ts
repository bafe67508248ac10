import { layered } from '../lib/layered';
import { forced, hovering, inert, ring } from '../lib/rules';
import { vars } from '../theme/tokens.css';

export const input = layered(
  {
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    margin: 0,
    padding: `calc((${vars.size.control} - 26px) / 2) 15px`,
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.r1,
    background: vars.color.raised,
    color: vars.color.ink,
    fontFamily: 'inherit',
    // iOS zooms into fields with text under 16 px.
    fontSize: '1rem',
    lineHeight: 1.5,
    selectors: {
      '&::placeholder': { color: vars.color.quiet, opacity: 1 },
      '&:focus-visible': ring,
      '&:read-only': { background: vars.color.sunk },
      '&:disabled': inert,
      '&[aria-invalid=true]': {
        borderColor: vars.color.alarm,
        boxShadow: `inset 0 0 0 1px ${vars.color.alarm}`,
      },
      'textarea&': { minBlockSize: `calc(2 * ${vars.size.control})`, resize: 'vertical', fieldSizing: 'content' },
    },
    '@media': {
      [hovering]: { selectors: { '&:hover:enabled:not([aria-invalid=true])': { borderColor: vars.color.ink } } },
      [forced]: { selectors: { '&[aria-invalid=true]': { borderWidth: '2px' } } },
    },
  },
  'input',
);
