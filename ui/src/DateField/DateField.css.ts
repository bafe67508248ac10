import { layered } from '../lib/layered';
import { figures } from '../lib/rules';

export const date = layered({
  ...figures,
  // Safari centres the date, and makes an empty field shorter.
  appearance: 'none',
  textAlign: 'start',
  selectors: {
    '&::-webkit-date-and-time-value': { minBlockSize: '1.5em', textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
  },
});
