/** Percent: the commission of a platform, as the client states it. A claim, which the setting CLAIMS hides. */
export const claimedShare = { from: 20, to: 35 } as const;

/** The visitor's own numbers. */
export interface Numbers {
  /** Orders a month that come through a platform. */
  orders: number;
  /** Euro: what a guest pays for an average order. */
  average: number;
  /** Percent of an order that the platform keeps. */
  share: number;
  /** Percent of the orders that would move to the shop's own page. */
  moved: number;
  /** Percent of an order that a card payment costs on the own page. */
  cardFee: number;
}

/** Euro a year, and months. */
export interface Outcome {
  /** What all orders through the platform come to. */
  sales: number;
  /** What the platform keeps of it. */
  commission: number;
  /** What would stay with the shop if some orders moved. */
  kept: number;
  /** Months after which `kept` has paid for the page; null if never. */
  months: number | null;
}

/** What commission comes to in a year, and after how many months a page at a price in euro has paid for itself. */
export function commissionOf({ orders, average, share, moved, cardFee }: Numbers, price: number): Outcome {
  const sales = orders * average * 12;
  // Twelve digits, so that 24 months don't become 25.
  const kept = Number((((sales * moved) / 100) * ((share - cardFee) / 100)).toPrecision(12));
  return {
    sales,
    commission: (sales * share) / 100,
    kept,
    months: kept > 0 ? Math.ceil(Number(((price * 12) / kept).toPrecision(12))) : null,
  };
}
