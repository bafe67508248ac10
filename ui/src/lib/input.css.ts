import { vars } from '../theme/tokens.css';
import { shared } from './layered';
import { forced, hovering, inert, ring } from './rules';

/** The box of a field in which one types or chooses. */
export const input = shared({
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
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.quiet, opacity: 1 },
    '&:focus-visible': ring,
    '&[readonly]': { background: vars.color.sunk },
    '&:disabled': inert,
    '&[aria-invalid=true]': {
      borderColor: vars.color.alarm,
      boxShadow: `inset 0 0 0 1px ${vars.color.alarm}`,
    },
  },
  '@media': {
    [hovering]: { selectors: { '&:hover:enabled:not([aria-invalid=true])': { borderColor: vars.color.ink } } },
    [forced]: { selectors: { '&[aria-invalid=true]': { borderWidth: '2px' } } },
  },
});
