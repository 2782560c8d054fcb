import type { MeasuredProcess } from '../processes/measuredProcess.ts';
import { median } from '../rounds.ts';
import { type Answer, exchange, type Request } from './exchange.ts';

/** Milliseconds of the server's main thread that one call may hold its event loop for. */
export const budget = 100;
/** A case that held the loop for less than this the first time is not among the worst. */
const worthRepeating = 10;
const rounds = 5;

/** One call with one hostile content. */
export interface Case {
  readonly call: string;
  readonly name: string;
  /** Made again each time it is sent: a save names the version that it began from. */
  readonly request: () => Promise<Request | undefined>;
  readonly answered?: (answer: Answer) => void;
}

export interface Measured {
  readonly call: string;
  readonly name: string;
  readonly ms: number;
  readonly status: number;
}

/** The worst cases of each call, by their first hold, the median of five where they matter. */
export class WorstCases {
  readonly #worst = new Map<string, Measured>();
  readonly #server: MeasuredProcess;

  constructor(server: MeasuredProcess) {
    this.#server = server;
  }

  /** Sends a case, and four times more where it is worse than the worst of its call so far. */
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
    // A full search takes minutes, so report cases over budget at once.
    if (ms > budget)
      console.log(`  ${one.call}: ${ms.toFixed(0)} ms, ${one.name}, ${first.status}`);
  }

  /** @returns the worst case of each call, the longest hold first. */
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
