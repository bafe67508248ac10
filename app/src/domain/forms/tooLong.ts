const count = (length: number) => length.toLocaleString('en-IE');

/** Error message for a text that is too long, "your name"; null when it fits. */
export function tooLong(what: string, { length }: string, max: number): string | null {
  return length > max
    ? `Please shorten ${what}: at most ${count(max)} characters fit, and it has ${count(length)}.`
    : null;
}
