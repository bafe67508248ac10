/** A transfer to the agency's bank account, as a member of the team enters it. */
export interface Transfer {
  /** Cents. */
  amount: number;
  /** When it arrived: "2026-11-20". */
  day: string;
  /** Whether the member has confirmed that it is more than what is due. */
  moreThanDue: boolean;
}

/**
 * What is wrong with a transfer; null when it can be entered.
 * @param due cents that are still to be paid
 * @param today "2026-11-20"
 */
export function transferProblem(
  { amount, day, moreThanDue }: Transfer,
  due: number,
  today: string,
): 'in-future' | 'more-than-due' | null {
  if (day > today) return 'in-future';
  return amount > due && !moreThanDue ? 'more-than-due' : null;
}
