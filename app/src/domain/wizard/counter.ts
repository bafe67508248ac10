/** "Step 2 of 5", with the real number of steps. */
export function stepCounter({ at, steps }: { at: number; steps: readonly unknown[] }): string {
  return `Step ${at + 1} of ${steps.length}`;
}
