import { type TradeId, tradeIds } from '../../../domain/trades.ts';

/** Of the street in the units of its drawings: from the top of the highest roof to the ground. */
export const HEIGHT = 390;
/** Between two fronts. */
const GAP = 10;

export const frontWidths: Readonly<Record<TradeId, number>> = {
  cafe: 400,
  salon: 320,
  workshop: 440,
  shop: 330,
  guesthouse: 460,
};

/** What goes out of the door: where it stands, from the left edge of the widest front, and how wide it is. */
export const goods: Readonly<Record<TradeId, { x: number; width: number }>> = {
  cafe: { x: 352, width: 128 },
  salon: { x: 344, width: 116 },
  workshop: { x: 250, width: 216 },
  shop: { x: 352, width: 124 },
  guesthouse: { x: 350, width: 128 },
};

/** The width of the chosen shop’s place, in the middle of which it stands. */
export const SLOT = Math.max(...Object.values(frontWidths));

/** From the start of the street to a front. */
export const frontAt = (id: TradeId): number =>
  tradeIds.slice(0, tradeIds.indexOf(id)).reduce((x, before) => x + frontWidths[before] + GAP, 0);

export const streetWidth = tradeIds.reduce((width, id) => width + frontWidths[id] + GAP, 0);

/** From one thing beside the shop to the next. */
export const STEP = 116;
/** A shop with three things beside it, and the pavement in front of them. */
export const PAVEMENT = 26;
export const sceneSize = { width: SLOT + 3 * STEP + 4, height: HEIGHT + PAVEMENT } as const;
