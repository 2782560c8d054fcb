import { getDocumentProxy } from 'unpdf';

type Tags = Awaited<ReturnType<Page['getStructTree']>>;
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

export interface ReadPage {
  /** The text as copied from a PDF reader, line by line. */
  readonly text: string;
  /** Structure tags such as `H1` or `TH`. */
  readonly roles: readonly string[];
  /** Text alternatives of the figures. */
  readonly alternatives: readonly string[];
  readonly links: readonly string[];
  /** Texts that extend beyond the page. */
  readonly outside: readonly string[];
}

/** The content of a PDF file as read by an independent library. */
export interface ReadPdf {
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly isTagged: boolean;
  readonly pages: readonly ReadPage[];
  readonly fonts: readonly string[];
}

export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const bytes = Buffer.from(file).toString('latin1');
  // The reader takes ownership of the bytes, so it gets a copy.
  const document = await getDocumentProxy(Uint8Array.from(file));
  const { info } = await document.getMetadata();
  const pages: ReadPage[] = [];
  for (let n = 1; n <= document.numPages; n += 1)
    pages.push(await readPage(await document.getPage(n)));
  const mark = await document.getMarkInfo();
  await document.loadingTask.destroy();
  return {
    language: textOf(info, 'Language'),
    title: textOf(info, 'Title'),
    isTagged: mark?.Marked === true,
    pages,
    fonts: [
      ...new Set(
        Array.from(bytes.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g), ([, name = '']) => name),
      ),
    ],
  };
}

function textOf(info: object, key: string): string | undefined {
  const value: unknown = Reflect.get(info, key);
  return typeof value === 'string' ? value : undefined;
}

async function readPage(page: Page): Promise<ReadPage> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  const tags = nodesOf(await page.getStructTree());
  const annotations: readonly unknown[] = await page.getAnnotations();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const outside = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , x, y] = item.transform as readonly number[];
    const isOn =
      Number(x) >= left &&
      Number(x) + item.width <= right &&
      Number(y) >= bottom &&
      Number(y) <= top;
    return isOn ? [] : [item.str];
  });
  return {
    outside,
    text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    roles: tags.map(({ role }) => role),
    alternatives: tags.flatMap((node) =>
      'alt' in node && typeof node.alt === 'string' ? [node.alt] : [],
    ),
    links: annotations.flatMap((one) =>
      typeof one === 'object' && one !== null && 'url' in one && typeof one.url === 'string'
        ? [one.url]
        : [],
    ),
  };
}

function nodesOf(node: Tags): Tags[] {
  return [node, ...node.children.flatMap((child) => ('children' in child ? nodesOf(child) : []))];
}
