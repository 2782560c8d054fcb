/** One event of a `text/event-stream`. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Parses an event stream from chunks of bytes, which may be split inside a character, a line or an event.
 * @returns a function that takes the next chunk and returns the events completed by that chunk.
 */
export function createEventStreamParser(): (bytes: Uint8Array) => readonly StreamEvent[] {
  const decoder = new TextDecoder();
  let rest = '';
  return (bytes) => {
    rest += decoder.decode(bytes, { stream: true });
    // A carriage return at the very end may be the first half of a CRLF.
    const held = rest.endsWith('\r') ? 1 : 0;
    const text = rest.slice(0, rest.length - held).replace(/\r\n?/g, '\n');
    const blocks = text.split('\n\n');
    rest = (blocks.pop() ?? '') + rest.slice(rest.length - held);
    return blocks.flatMap((block) => eventOf(block) ?? []);
  };
}

function eventOf(block: string): StreamEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    // A line that begins with a colon is a comment, which only keeps the connection alive.
    if (colon === 0) continue;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { name, data: data.join('\n') } : undefined;
}
