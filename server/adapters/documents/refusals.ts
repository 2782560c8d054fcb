import { Failure } from '@elan/domain/failure';

/** Maximum number of remembered failures, more than can realistically occur within `keptMs`. */
const mostKept = 2_000;

/** Remembers for `keptMs` which versions of documents could not be created. */
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

  /**
   * @returns the failure of the earlier attempt; undefined if the document may be tried, for example because more time
   *   is allowed than before.
   */
  find(version: string, longestMs: number): Failure | undefined {
    const found = this.#refused.get(version);
    if (!found || found.until < Date.now() || found.longestMs < longestMs) return undefined;
    return new Failure(found.failure.code);
  }
}
