import { style } from '@vanilla-extract/css';
import { recordOf } from '../../../domain/record.ts';
import { tradeIds, trades } from '../../../domain/trades.ts';
import { whileTrade } from './shared.ts';

const [firstTrade, ...otherTrades] = tradeIds;
export const firstWord = trades[firstTrade].word;

export const trade = style({
  selectors: Object.fromEntries(
    otherTrades.map((id) => [`${whileTrade(id)} &::after`, { content: `"${trades[id].word}"` }]),
  ),
});

/** The word in the page itself. */
export const first = style({
  selectors: Object.fromEntries(otherTrades.map((id) => [`${whileTrade(id)} &`, { display: 'none' }])),
});

/** Drawn for one trade. */
export const only = recordOf(tradeIds, (id) =>
  style({ selectors: { [`body:not(${whileTrade(id)}) &`]: { display: 'none' } } }),
);
