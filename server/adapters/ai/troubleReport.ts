import type { LogMessage } from '../../lib/logLine.ts';
import { type Trouble, troubleMessages } from './providerTrouble.ts';

/** What the operator is told about an AI provider. */
export interface WriterReport {
  /** Events that are not errors. */
  readonly event: (
    message: LogMessage,
    fields?: { readonly model?: string; readonly form?: string },
  ) => void;
  readonly error: (error: unknown, message: LogMessage) => void;
}

/** Reports each problem once, not for every generation that fails by it, until a reply succeeds. */
export function createTroubleReport({ event, error: logTrouble }: WriterReport) {
  const reported = new Set<Trouble>();
  return {
    report(trouble: Trouble, error: unknown): void {
      if (reported.has(trouble)) return;
      reported.add(trouble);
      logTrouble(error, troubleMessages[trouble]);
    },
    over(): void {
      if (reported.size === 0) return;
      reported.clear();
      event('AI: the provider writes again');
    },
  };
}
