/**
 * The blocks of a prompt that contain what people wrote, or a model from their words; everything
 * outside them is ours.
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
 * A value as JSON on one line between `<block>` and `</block>`. As every `<` is escaped, no text of
 * a person can close the block; as every line break is escaped, none can start a line.
 */
export function dataBlock(block: DataBlock, value: unknown): string {
  return `<${block}>\n${dataJson(value)}\n</${block}>`;
}

/** The JSON that a data block holds. */
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
 * @returns the size of a value in a block, in characters; Infinity where it exceeds `room`. In that
 * case its marks are not escaped first: each becomes six characters, and a project may hold
 * megabytes that do not fit.
 */
export function costWithin(room: number, value: unknown): number {
  const json = JSON.stringify(value);
  const cost = json.length > room ? Number.POSITIVE_INFINITY : escaped(json).length;
  return cost > room ? Number.POSITIVE_INFINITY : cost;
}

/**
 * @returns the value that `dataBlock` put into `text`, or undefined when there is no such block.
 */
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
