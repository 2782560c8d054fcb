/** @returns the fields of `after` that differ, as they were `before`; undefined where none does. */
export function previousOf<Kept extends object>(before: Kept, after: Kept): object | undefined {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old.get(field)),
  );
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map(([field]) => [field, old.get(field)]));
}
