import { deepestList } from './blocks.ts';

/** A list item, as found in a word processor's clipboard HTML. */
interface Item {
  readonly level: number;
  /** Identifies the list: the same for all its items. */
  readonly list: string;
  /** The item's number; undefined for a bullet. */
  readonly number: number | undefined;
  readonly content: ChildNode[];
}

/** Turns the list-like markup of word processors into real lists, nested by level. */
export function restoreLists(dom: Element): void {
  for (const paragraph of dom.querySelectorAll('p, div')) {
    if (paragraph.parentNode) replaceRun(paragraph, wordItems, dom);
  }
  for (const list of dom.querySelectorAll('div, ul, ol')) {
    if (list.parentNode) replaceRun(list, webItems, dom);
  }
  // Google Docs and older word processors put a nested list next to its parent item instead of inside it.
  for (const list of dom.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/** Replaces a run of sibling list items with lists; does nothing if the first element is not a list item. */
function replaceRun(first: Element, itemsOf: (element: Element) => Item[], dom: Element): void {
  if (!dom.contains(first)) return;
  const items = itemsOf(first);
  if (items.length === 0) return;
  const place = first.ownerDocument.createTextNode('');
  first.before(place);
  for (let next: Element | null = first; next; ) {
    const one: Element = next;
    next = one.nextElementSibling;
    if (one !== first) {
      const more = itemsOf(one);
      const last = items.at(-1);
      if (more.length > 0) items.push(...more);
      // A further paragraph of the previous item.
      else if (isFurther(one) && last && isFollowedBy(one, itemsOf)) last.content.push(one);
      else break;
    }
    one.remove();
  }
  place.replaceWith(...nested(items, first.ownerDocument));
}

function isFurther({ className }: Element): boolean {
  return /\bMsoListParagraph/.test(className);
}

function isFollowedBy(one: Element, itemsOf: (element: Element) => Item[]): boolean {
  const next = one.nextElementSibling;
  return next !== null && itemsOf(next).length > 0;
}

function nested(items: readonly Item[], page: Document): Element[] {
  const roots: Element[] = [];
  const open: { readonly item: Item; readonly element: Element }[] = [];
  for (const item of items) {
    while ((open.at(-1)?.item.level ?? 0) > item.level) open.pop();
    const isOther = ({ level, list, number }: Item) =>
      level === item.level &&
      ((number === undefined) !== (item.number === undefined) ||
        (level === 1 && list !== item.list));
    if (open.at(-1) && isOther((open.at(-1) as { item: Item }).item)) open.pop();
    const last = open.at(-1);
    if (!last || last.item.level < item.level) {
      const element = page.createElement(item.number === undefined ? 'ul' : 'ol');
      if (item.number !== undefined) element.setAttribute('start', String(item.number));
      if (last) last.element.lastElementChild?.append(element);
      else roots.push(element);
      open.push({ item, element });
    }
    const line = page.createElement('li');
    line.append(...item.content);
    open.at(-1)?.element.append(line);
  }
  return roots;
}

/** @returns the item, if the paragraph is one: Word for desktop and Outlook write its marker as text. */
function wordItems(paragraph: Element): Item[] {
  if (paragraph.localName !== 'p' && paragraph.localName !== 'div') return [];
  const style = paragraph.getAttribute('style') ?? '';
  const [, list = '', level = ''] = /mso-list:\s*(\w+)\s+level(\d+)/i.exec(style) ?? [];
  if (level === '' && !isFurther(paragraph)) return [];
  const marks = [...paragraph.querySelectorAll('[style]')].filter((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const text = paragraph.textContent;
  const [typed = ''] = marks.length === 0 ? (typedMark.exec(text) ?? []) : [];
  // Without a list style, only a marker makes a paragraph an item.
  if (level === '' && typed === '' && marks.length === 0) return [];
  const mark = marks.map(({ textContent }) => textContent).join('') || typed;
  for (const part of marks) part.remove();
  removeStart(paragraph, typed.length);
  return [
    {
      level: Math.min(Number(level) || levelOfIndent(style), deepestList),
      list,
      number: numberOf(mark.trim()),
      content: [...paragraph.childNodes],
    },
  ];
}

/** A list marker at the start of a paragraph, with the white space that a word processor adds after it. */
const typedMark = /^\s*(?:[·•▪◦‣§\uf0b7\uf0a7o*–—-]|(?:\d+\.)*\d+[.)]|\(?[a-z]{1,4}[.)])\s+/iu;

/** @returns the number of a marker: 3 for "3.", 1 for "2.1.", 2 for "b)", 4 for "iv."; undefined for a bullet. */
function numberOf(mark: string): number | undefined {
  const [, digits] = /(\d+)[.)]?$/.exec(mark) ?? [];
  if (digits !== undefined) return Number(digits);
  const [, letters = ''] = /^\(?([a-z]{1,4})[.)]$/i.exec(mark) ?? [];
  const text = letters.toLowerCase();
  if (text === '') return undefined;
  if (/^[ivx]+$/.test(text)) return romanNumber(text);
  return text.length === 1 ? text.charCodeAt(0) - 96 : 1;
}

function romanNumber(text: string): number {
  const values = Array.from(text, (letter) => ({ i: 1, v: 5, x: 10 })[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

/** Derives the level from the left margin: half an inch (36 pt, 1.27 cm) per level. */
function levelOfIndent(style: string): number {
  const [, size = '36', unit = 'pt'] = /margin-left:\s*([\d.]+)(pt|in|cm|px)/i.exec(style) ?? [];
  const perLevel = { pt: 36, in: 0.5, cm: 1.27, px: 48 }[unit.toLowerCase()] ?? 36;
  return Math.max(1, Math.round(Number(size) / perLevel));
}

function removeStart(element: Element, length: number): void {
  let left = length;
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (left > 0 && walker.nextNode()) {
    const text = walker.currentNode.nodeValue ?? '';
    walker.currentNode.nodeValue = text.slice(left);
    left -= Math.min(left, text.length);
  }
}

/** @returns the items of a list from Word for the web, which gives each a level instead of nesting; or else none. */
function webItems(element: Element): Item[] {
  const isOne = element.matches('.ListContainerWrapper') || element.matches('ul, ol');
  const lines = isOne ? [...element.querySelectorAll('li')] : [];
  const isFlat = lines.every(
    (line) => line.dataset.ariaLevel !== undefined && !line.querySelector('li'),
  );
  if (!isFlat) return [];
  return lines.map((line) => {
    const isNumbered = line.parentElement?.localName === 'ol';
    const before = [...(line.parentElement?.children ?? [])].indexOf(line);
    const start = Number(line.parentElement?.getAttribute('start') ?? 1);
    return {
      level: Math.min(Number(line.dataset.ariaLevel) || 1, deepestList),
      list: line.dataset.listid ?? '',
      number: isNumbered ? start + before : undefined,
      content: [...line.childNodes],
    };
  });
}
