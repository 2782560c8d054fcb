import { Failure } from '@elan/domain/failure';

/** More than are refused in the time for which they are remembered. */
const mostKept = 2_000;

/** Versions of documents that could not be made, each for a while after it was tried. */
export class Refusals {
  readonly #keptMs: number;
  readonly #refused = new Map<string, { longestMs: number; failure: Failure; until: number }>();

  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  add(version: string, longestMs: number, failure: Failure): void {
    this.#refused.delete(version);
    this.#refused.set(version, { longestMs, failure, until: Date.now() + this.#keptMs });
    for (const oldest of this.#refused.keys()) {
      if (this.#refused.size <= mostKept) break;
      this.#refused.delete(oldest);
    }
  }

  /** @returns why it is refused; undefined where it may be tried, as with more time than before. */
  find(version: string, longestMs: number): Failure | undefined {
    const found = this.#refused.get(version);
    if (!found || found.until < Date.now() || found.longestMs < longestMs) return undefined;
    return new Failure(found.failure.code);
  }
}
