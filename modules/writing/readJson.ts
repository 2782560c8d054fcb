/**
 * Parses the JSON in a reply: all of it without code fences or, if that is refused, the first block in braces
 * (docs/product.md#reading-ai-replies).
 * @param keep returns the result for a parsed value, or undefined to refuse it.
 * @returns the result of `keep`, or undefined.
 */
export function readJson<Kept>(
  reply: string,
  keep: (value: unknown) => Kept | undefined,
): Kept | undefined {
  const bare = withoutFences(reply);
  const whole = parsed(bare);
  const kept = whole === undefined ? undefined : keep(whole);
  if (kept !== undefined) return kept;
  const block = firstBlock(bare);
  const inner = block === undefined ? undefined : parsed(block);
  return inner === undefined ? undefined : keep(inner);
}

function withoutFences(reply: string): string {
  return reply.replace(/^[ \t]*```[\w-]*[ \t]*$/gm, '').trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns the text from the first opening brace to its closing one. Braces inside strings do not count. */
function firstBlock(text: string): string | undefined {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return undefined;
}
