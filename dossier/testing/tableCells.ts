import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { all, parseXml, textOf } from '../docx/testing/xml.ts';

/** Rows of all tables in a file, including heads. The first cell labels the row. */
export type TableRows = readonly (readonly string[])[];

/** @returns the table rows of a PDF file in the order of its tags, as a screen reader reads them. */
export async function rowsOfPdf(file: Uint8Array): Promise<TableRows> {
  // The reader takes ownership of the bytes, so it gets a copy.
  const document = await getDocumentProxy(Uint8Array.from(file));
  const rows: string[][] = [];
  for (let n = 1; n <= document.numPages; n += 1) {
    const page = await document.getPage(n);
    const { items } = await page.getTextContent({
      disableNormalization: true,
      includeMarkedContent: true,
    });
    const texts = new Map<string, string>();
    const open: string[] = [];
    for (const item of items) {
      const now = open.at(-1) ?? '';
      if ('str' in item) texts.set(now, (texts.get(now) ?? '') + item.str);
      else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? now);
    }
    const visit = (node: Node): void => {
      if (!('role' in node)) return;
      if (node.role === 'TR') {
        rows.push(
          node.children.map((cell) =>
            idsIn(cell)
              .map((id) => texts.get(id) ?? '')
              .join(' '),
          ),
        );
      } else node.children.forEach(visit);
    };
    visit(await page.getStructTree());
  }
  await document.loadingTask.destroy();
  return rows;
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Tags = Awaited<ReturnType<Page['getStructTree']>>;
type Node = Tags | Tags['children'][number];

function idsIn(node: Node): string[] {
  return 'children' in node ? node.children.flatMap(idsIn) : [node.id];
}

export function rowsOfDocx(file: Uint8Array): TableRows {
  const body = parseXml(strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array()));
  return all(body, 'w:tr').map((row) => all(row, 'w:tc').map(textOf));
}

export function rowsOfMarkdown(text: string): TableRows {
  return text
    .split('\n')
    .filter((line) => /^\|.*\|$/.test(line) && !/^\|[\s|:-]*\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.replaceAll('**', '').trim()),
    );
}
