import { Failure } from '@elan/domain/failure';
import type { Writer } from '../adapters/ai/openAi.ts';
import { activeSpan, within } from '../lib/traces.ts';
import type { Measurements } from './measurements.ts';

/** @returns a writer that also times and traces each call, without recording any text. */
export function measuredWriter(writer: Writer, measure: Measurements): Writer {
  return {
    async write(messages, options) {
      const began = performance.now();
      let firstTokenSeconds: number | undefined;
      let model: string | undefined;
      const secondsSince = () => (performance.now() - began) / 1_000;
      const span = activeSpan()?.child('AI chat', 'client', {});
      const ended = (outcome: string): void => {
        measure.providerCall({ outcome, seconds: secondsSince(), firstTokenSeconds });
        span?.end({
          'elan.outcome': outcome,
          ...(model === undefined ? {} : { 'gen_ai.request.model': model }),
          failed: outcome !== 'succeeded' && outcome !== 'generation_stopped',
        });
      };
      const write = () =>
        writer.write(messages, {
          ...options,
          onText(piece) {
            firstTokenSeconds ??= secondsSince();
            options.onText(piece);
          },
          onKnown(known) {
            model = known.model;
            options.onKnown?.(known);
          },
        });
      try {
        const reply = await (span ? within(span, write) : write());
        ended('succeeded');
        return reply;
      } catch (error) {
        ended(error instanceof Failure ? error.code : 'internal');
        throw error;
      }
    },
  };
}
