/**
 * The blocks of a prompt that contain text written by users, or by a model from users' text. The rest of a prompt is
 * the product's own text.
 */
export type DataBlock =
  | 'project_data'
  | 'comments'
  | 'written'
  | 'rejected'
  | 'untraced'
  | 'passage'
  | 'instruction'
  | 'text';

/**
 * @returns a value as one line of JSON between `<block>` and `</block>`. Every `<` and every line break is escaped, so
 * that user text can neither close the block nor start a line.
 */
export function dataBlock(block: DataBlock, value: unknown): string {
  return `<${block}>\n${dataJson(value)}\n</${block}>`;
}

function dataJson(value: unknown): string {
  return escaped(JSON.stringify(value));
}

function escaped(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * @returns the size of a value in a block, in characters; Infinity if it exceeds `room`. A value that is too large even
 * unescaped is not escaped, because each escaped character becomes six and a project may contain megabytes.
 */
export function costWithin(room: number, value: unknown): number {
  const json = JSON.stringify(value);
  const cost = json.length > room ? Number.POSITIVE_INFINITY : escaped(json).length;
  return cost > room ? Number.POSITIVE_INFINITY : cost;
}

/** @returns the value that `dataBlock` wrote into `text`; undefined if there is no such block, or no valid JSON. */
export function readDataBlock(block: DataBlock, text: string): unknown {
  const start = text.indexOf(`<${block}>`);
  const end = text.indexOf(`</${block}>`, start);
  if (start < 0 || end < 0) return undefined;
  try {
    return JSON.parse(text.slice(start + block.length + 2, end));
  } catch {
    return undefined;
  }
}
