/** Allowed elements and their allowed attributes. All other tags and all text are removed. */
const kept: Readonly<Record<string, ReadonlySet<string>>> = {
  g: new Set(['transform', 'fill', 'stroke', 'clip-path', 'opacity']),
  path: new Set([
    ...['id', 'd', 'transform', 'fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap'],
    ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'],
  ]),
  use: new Set(['x', 'y', 'href', 'fill']),
  clipPath: new Set(['id']),
};
/** Allowed attribute values: ids, references within the drawing, colours and numbers. None can load or run anything. */
const values: Readonly<Record<string, RegExp>> = {
  id: /^[\w+/=-]+$/,
  href: /^#[\w+/=-]+$/,
  'clip-path': /^url\(#[\w+/=-]+\)$/,
};
const otherValue = /^(?:#\w+|[\w\s.,()-]*)$/;
const tag = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const attribute = /([\w:-]+)="([^"]*)"/g;
const pageStart =
  /<g class="typst-page"[^>]*? data-page-width="([\d.]+)" data-page-height="([\d.]+)"[^>]*>/g;
const emptyGroups = /<g[^>]*><\/g>/g;
const glyph = /<path id="([^"]+)"[^>]*>/g;
const useOfGlyph = /<use\b[^>]*? href="#([^"]+)"[^>]*>/g;

/** The pages of a document as separate drawings, cut out of the single SVG that the compiler makes. */
export class SvgPages {
  readonly #svg: string;
  readonly #starts: readonly RegExpExecArray[];
  readonly #glyphs: ReadonlyMap<string, string>;

  /** Characters that the fonts cannot show, replaced or removed. */
  readonly replaced: readonly string[];

  constructor(svg: string, replaced: readonly string[] = []) {
    this.replaced = replaced;
    this.#svg = svg;
    this.#starts = [...svg.matchAll(pageStart)];
    const head = svg.slice(0, this.#starts[0]?.index);
    this.#glyphs = new Map(Array.from(head.matchAll(glyph), ([path, id = '']) => [id, path]));
  }

  get pages(): number {
    return this.#starts.length;
  }

  /**
   * @param n the page's number, from 1.
   * @returns the page as an SVG with shapes only: no scripts, events or links.
   * @throws RangeError if there is no such page.
   */
  page(n: number): string {
    const start = this.#starts[n - 1];
    if (start === undefined) throw new RangeError(`page ${n} of ${this.pages}`);
    const [opening, width, height] = start;
    const end = this.#starts[n]?.index;
    const used = new Set<string>();
    const page = this.#svg
      .slice(start.index + opening.length, end)
      .replace(useOfGlyph, (use, id: string) => {
        const drawn = this.#glyphs.get(id);
        // A glyph without a shape, such as a space.
        if (drawn === undefined) return '';
        used.add(drawn);
        return use;
      });
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${shapes([...used].join(''))}</defs><path fill="#fff" d="M0 0H${width}V${height}H0Z"/>` +
      // Without its own fill, a shape must have none, but SVG's default is black.
      `<g fill="none">${shapes(page)}</g></svg>`
    );
  }
}

/** @returns the SVG with only the allowed elements and attributes. */
function shapes(svg: string): string {
  let result = '';
  const open: string[] = [];
  for (const [, end, name = '', attributes = '', empty] of svg.matchAll(tag)) {
    if (end) {
      result += open.pop() ?? '';
      continue;
    }
    const own = keptOf(name, attributes);
    // Drops the tags of groups without attributes, but keeps their content.
    const isShown = own !== undefined && (own !== '' || name !== 'g');
    if (isShown) result += `<${name}${own}${empty}>`;
    if (!empty) open.push(isShown ? `</${name}>` : '');
  }
  return (result + open.reverse().join('')).replace(emptyGroups, '');
}

/** @returns the allowed attributes as text, or undefined if the element is not allowed. */
function keptOf(name: string, attributes: string): string | undefined {
  const names = Object.hasOwn(kept, name) ? kept[name] : undefined;
  if (names === undefined) return undefined;
  let result = '';
  for (const [whole, key = '', value = ''] of attributes.matchAll(attribute)) {
    const allowed = Object.hasOwn(values, key) ? values[key] : otherValue;
    if (names.has(key) && allowed?.test(value)) result += ` ${whole}`;
  }
  return result;
}
