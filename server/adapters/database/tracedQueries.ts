import pg from 'pg';
import { activeSpan, type SpanFacts } from '../../lib/traces.ts';

/**
 * Records each query of a connection as a span of the current trace, if there is one. Only the first word and the first
 * table name of the query are recorded, never a value.
 */
export function traceQueries(client: pg.ClientBase): void {
  const { prototype } = pg.Client;
  Reflect.set(client, 'query', (...given: unknown[]): unknown => {
    // Looked up at each call, so that tests that spy on the class also see connections that are already open.
    const send = (): unknown => Reflect.apply(prototype.query, client, given);
    const parent = activeSpan();
    const facts = parent && factsOf(given[0]);
    if (!facts) return send();
    const { 'db.operation.name': operation, 'db.collection.name': table } = facts;
    const span = parent.child([operation, table].filter(Boolean).join(' '), 'client', facts);
    const last = given.at(-1);
    if (typeof last === 'function') {
      given[given.length - 1] = (error: unknown, ...rest: unknown[]) => {
        span.end({ failed: Boolean(error) });
        Reflect.apply(last, undefined, [error, ...rest]);
      };
      return send();
    }
    const answer = send();
    if (answer instanceof Promise) {
      answer.then(
        () => span.end(),
        () => span.end({ failed: true }),
      );
    } else span.end();
    return answer;
  });
}

function factsOf(query: unknown): SpanFacts | undefined {
  const text = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query;
  if (typeof text !== 'string') return undefined;
  const operation = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update)\s+"?([a-z_]{1,63})\b/i.exec(text)?.[1];
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table === undefined ? {} : { 'db.collection.name': table }),
  };
}
