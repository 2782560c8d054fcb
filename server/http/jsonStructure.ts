import { maxPaths } from '@elan/domain/forecast/saved/savedForecast';

/**
 * Limits on nesting depth, members per object and values per body. All exceed what the contract needs: the origins of a
 * forecast have a member for each input, and a full journal has about 60,000 values.
 */
const maxDepth = 16;
const maxMembers = maxPaths;
const maxValues = 100_000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openObject, closeObject, openList, closeList] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Checks the structure of a JSON body before parsing, since a few megabytes of keys or empty lists would keep a parser
 * and validator busy for seconds. Reads each byte once and allocates almost nothing.
 * @returns which limit the body exceeds; undefined if it may be parsed.
 */
export function excessIn(json: Uint8Array): string | undefined {
  const isObject = new Array<boolean>(maxDepth + 1).fill(false);
  const members = new Array<number>(maxDepth + 1).fill(0);
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (inString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === comma) {
      values += 1;
      members[depth] = (members[depth] ?? 0) + 1;
      if (isObject[depth] && (members[depth] ?? 0) >= maxMembers) return 'too many members';
    } else if (byte === openObject || byte === openList) {
      values += 1;
      depth += 1;
      if (depth > maxDepth) return 'too many levels';
      isObject[depth] = byte === openObject;
      members[depth] = 0;
    } else if (byte === closeObject || byte === closeList) depth = Math.max(0, depth - 1);
    if (values > maxValues) return 'too many values';
  }
  return undefined;
}
