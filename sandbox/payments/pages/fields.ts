/** @returns one text of a form, a query or an address; empty where it is missing or not a text. */
export function textField(fields: unknown, name: string): string {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return '';
  const value: unknown = Reflect.get(fields, name);
  return typeof value === 'string' ? value : '';
}
