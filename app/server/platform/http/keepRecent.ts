/** The most values that are kept. */
const max = 50;

/**
 * Keeps the values that were made lately, so that the same isn't made again. The key holds all that a value is made of, so
 * that nothing is ever out of date.
 */
export function keepRecent<Value>(): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
