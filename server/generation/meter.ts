import type { TokenUsage } from '../adapters/ai/chunk.ts';
import type { KnownOfCall, Writer } from '../adapters/ai/openAi.ts';
import type { GenerationFacts } from '../store/generations/generations.ts';
import type { Admission } from './admitGeneration.ts';
import { promptVersionOf } from './promptVersion.ts';

/** Counts are limited to the maximum of an integer column, so that a provider's count never fails a generation. */
const mostTokens = 2 ** 31 - 1;

/**
 * Measures a generation; its duration starts at this call.
 * @returns the writer to use, and a function that returns the measurements so far.
 */
export function createMeter(
  ai: Writer,
  { action, definition }: Pick<Admission, 'action' | 'definition'>,
) {
  const began = performance.now();
  const sinceBegun = () => Math.round(performance.now() - began);
  let firstTokenMs: number | null = null;
  /** The latest report of each call, since a provider may send a report with every chunk. */
  const calls = new Map<number, KnownOfCall>();
  let made = 0;
  const sumOf = (name: keyof TokenUsage): number | null => {
    const counts = [...calls.values()].flatMap(({ usage }) => usage?.[name] ?? []);
    if (counts.length === 0) return null;
    return Math.min(
      counts.reduce((sum, count) => sum + count, 0),
      mostTokens,
    );
  };
  const metered: Writer = {
    write(messages, options) {
      const call = made;
      made += 1;
      return ai.write(messages, {
        ...options,
        onText(piece) {
          firstTokenMs ??= sinceBegun();
          options.onText(piece);
        },
        onKnown(known) {
          calls.set(call, known);
          options.onKnown?.(known);
        },
      });
    },
  };
  const facts = (): GenerationFacts => ({
    model: [...calls.values()].at(-1)?.model ?? null,
    promptVersion: promptVersionOf(action, definition),
    tokensIn: sumOf('tokensIn'),
    tokensOut: sumOf('tokensOut'),
    tokensCached: sumOf('tokensCached'),
    tokensReasoning: sumOf('tokensReasoning'),
    firstTokenMs,
    durationMs: sinceBegun(),
  });
  return { ai: metered, facts };
}
