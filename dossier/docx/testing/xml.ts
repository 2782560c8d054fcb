/** A parsed XML element. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

const token =
  /<\?xml [^?]*\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML may not hold them
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * @returns the root of an XML file.
 * @throws Error if it is not well-formed.
 */
export function parseXml(xml: string): XmlElement {
  if (forbidden.test(xml)) throw new Error('a character that XML cannot hold');
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  let at = 0;
  while (at < xml.length) {
    token.lastIndex = at;
    const match = token.exec(xml);
    if (!match) throw new Error(`not well-formed: ${xml.slice(at, at + 80)}`);
    at = token.lastIndex;
    take(match, open);
  }
  const [only] = root.children.filter((child) => typeof child !== 'string');
  if (open.length !== 1 || !only) throw new Error('not one whole element');
  return only;
}

function take(
  [, end, name, attributes = '', isEmpty, text]: RegExpExecArray,
  open: XmlElement[],
): void {
  const parent = open.at(-1);
  if (!parent) throw new Error('text after the end');
  if (text !== undefined) parent.children.push(unescaped(text));
  if (name === undefined) return;
  if (end) {
    if (open.pop()?.name !== name) throw new Error(`</${name}> ends another element`);
    return;
  }
  const pairs = [...attributes.matchAll(attribute)].map(
    ([, key, double, single]): [string, string] => [key ?? '', unescaped(double ?? single ?? '')],
  );
  const element = { name, attributes: Object.fromEntries(pairs), children: [] };
  if (pairs.length !== Object.keys(element.attributes).length)
    throw new Error('an attribute twice');
  parent.children.push(element);
  if (!isEmpty) open.push(element);
}

function unescaped(text: string): string {
  if (text.includes(']]>')) throw new Error(']]> in text');
  return text.replace(/&([^;&]*);?/g, (whole, name: string) => {
    const numeric = /^#(?:x([\da-fA-F]+)|(\d+))$/.exec(name);
    if (numeric)
      return String.fromCodePoint(
        Number.parseInt(numeric[1] ?? numeric[2] ?? '', numeric[1] ? 16 : 10),
      );
    const character = entities[name];
    if (character === undefined || !whole.endsWith(';')) throw new Error(`no entity: ${whole}`);
    return character;
  });
}

/** @returns all descendants with this name, in order. */
export function all(root: XmlElement, name: string): XmlElement[] {
  return root.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return [...(child.name === name ? [child] : []), ...all(child, name)];
  });
}

/** @returns the first descendant with this name. */
export function one(root: XmlElement, name: string): XmlElement {
  const [found] = all(root, name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** @returns the text of an element, with line breaks as `\n` and tabs as `\t`. */
export function textOf(element: XmlElement): string {
  if (element.name === 'w:br') return '\n';
  if (element.name === 'w:tab') return '\t';
  if (element.name === 'w:pPr') return '';
  return element.children
    .map((child) => {
      if (typeof child !== 'string') return textOf(child);
      return element.name === 'w:t' ? child : '';
    })
    .join('');
}

/** @returns the `w:val` of the first descendant with this name. */
export const valOf = (root: XmlElement, name: string): string | undefined =>
  all(root, name)[0]?.attributes['w:val'];
