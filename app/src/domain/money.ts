/** Euro amounts are numbers with at most two decimals; arithmetic that could leave cents behind goes through whole cents. */

/** Whole cents of a euro amount, halves rounded away from zero. */
export function toCents(euro: number): number {
  // 1.005 * 100 is 100.49999999999999 in binary: fifteen digits bring the decimal half back before it is rounded.
  const cents = Number((Math.abs(euro) * 100).toPrecision(15));
  return Math.sign(euro) * Math.round(cents) + 0;
}

/** Euro of whole cents. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** The euro amount to the cent, halves rounded away from zero. */
export function roundToCent(euro: number): number {
  return fromCents(toCents(euro));
}

/** "€1,980", "€499.50" (cents only when there are any), "−€220" with a true minus sign. */
export function formatEuro(euro: number): string {
  const cents = Math.abs(toCents(euro));
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3}){1,7}$)/g, ',');
  const rest = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`;
  return `${toCents(euro) < 0 ? '\u2212' : ''}€${whole}${rest}`;
}
