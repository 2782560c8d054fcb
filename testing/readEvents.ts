import type { Person, ServerUrl } from './person.ts';

export interface StreamEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Reads a streamed generation to its end.
 * @param onFirst called at the first event.
 */
export async function readEvents(
  server: ServerUrl,
  person: Pick<Person, 'token'>,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
  onFirst: () => void = () => {},
): Promise<StreamEvent[]> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  if (!response.body) throw new Error('the reply has no body');
  const events: StreamEvent[] = [];
  let rest = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + piece).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const match = part.match(/^event: (\w+)\ndata: (.*)$/);
      if (!match?.[1] || !match[2]) continue;
      events.push({ name: match[1], data: JSON.parse(match[2]) });
      if (events.length === 1) onFirst();
    }
  }
  return events;
}
