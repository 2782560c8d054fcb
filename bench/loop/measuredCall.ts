import type { MeasuredProcess } from '../processes/measuredProcess.ts';
import { median } from '../rounds.ts';
import { type Answer, exchange, type Request } from './exchange.ts';

/** The maximum time that one call may block the event loop, in milliseconds of main-thread CPU time. */
export const budget = 100;
/** A case that first blocks the loop for less time than this, in milliseconds, is not repeated. */
const worthRepeating = 10;
const rounds = 5;

/** One call with one kind of hostile content. */
export interface Case {
  readonly call: string;
  readonly name: string;
  /** Creates a new request each time, because a save must contain the current version. */
  readonly request: () => Promise<Request | undefined>;
  readonly answered?: (answer: Answer) => void;
}

export interface Measured {
  readonly call: string;
  readonly name: string;
  readonly ms: number;
  readonly status: number;
}

/**
 * Collects the worst case of each call, judged by its first run. The time of a slow case is the median of five runs.
 */
export class WorstCases {
  readonly #worst = new Map<string, Measured>();
  readonly #server: MeasuredProcess;

  constructor(server: MeasuredProcess) {
    this.#server = server;
  }

  /** Sends a case. If it is slow and worse than the worst of its call so far, sends it four more times. */
  async try(one: Case): Promise<void> {
    const first = await this.#send(one);
    if (first === undefined) return;
    const known = this.#worst.get(one.call);
    if (known !== undefined && first.ms <= Math.max(known.ms, worthRepeating)) return;
    const holds = [first.ms];
    if (first.ms > worthRepeating) {
      while (holds.length < rounds) {
        const again = await this.#send(one);
        if (again === undefined) break;
        holds.push(again.ms);
      }
    }
    const ms = median(holds);
    if (known !== undefined && ms <= known.ms) return;
    this.#worst.set(one.call, { call: one.call, name: one.name, ms, status: first.status });
    // Reports cases over budget immediately, because a full search takes minutes.
    if (ms > budget)
      console.log(`  ${one.call}: ${ms.toFixed(0)} ms, ${one.name}, ${first.status}`);
  }

  /** @returns the worst case of each call, longest first. */
  found(): readonly Measured[] {
    return [...this.#worst.values()].sort((one, other) => other.ms - one.ms);
  }

  async #send(one: Case): Promise<{ readonly ms: number; readonly status: number } | undefined> {
    const request = await one.request();
    if (request === undefined) return undefined;
    let status = 0;
    const ms = await this.#server.longestHold(async () => {
      const answer = await exchange(this.#server.port, request);
      status = answer.status;
      one.answered?.(answer);
    });
    return { ms, status };
  }
}
