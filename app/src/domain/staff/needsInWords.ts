const numbers = ['Nothing', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Nine things need you." */
export function needsInWords(count: number): string {
  const number = numbers[count] ?? String(count);
  if (count === 1) return 'One thing needs you.';
  return count === 0 ? 'Nothing needs you.' : `${number} things need you.`;
}
