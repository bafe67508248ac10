/** "Step 2 of 5": the second number is the real length of the path. */
export function stepCounter({ at, steps }: { at: number; steps: readonly unknown[] }): string {
  return `Step ${at + 1} of ${steps.length}`;
}
