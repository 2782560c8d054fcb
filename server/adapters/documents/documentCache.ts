import type { MadeDocument } from '@elan/dossier/makeDocument';

interface Kept {
  readonly document: MadeDocument;
  readonly timer: NodeJS.Timeout;
}

/**
 * Caches documents in memory. Evicts the least recently used when the total size exceeds `mostBytes`, and any document
 * that was not used for `unusedMs`. A document larger than `mostBytes` is not cached.
 */
export class DocumentCache {
  readonly #mostBytes: number;
  readonly #unusedMs: number;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(mostBytes: number, unusedMs: number) {
    this.#mostBytes = mostBytes;
    this.#unusedMs = unusedMs;
  }

  get(key: string): MadeDocument | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    found.timer.refresh();
    return found.document;
  }

  set(key: string, document: MadeDocument): void {
    this.#drop(key);
    if (bytesOf(document) > this.#mostBytes) return;
    const timer = setTimeout(() => this.#drop(key), this.#unusedMs).unref();
    this.#kept.set(key, { document, timer });
    this.#bytes += bytesOf(document);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const found = this.#kept.get(key);
    if (!found) return;
    clearTimeout(found.timer);
    this.#kept.delete(key);
    this.#bytes -= bytesOf(found.document);
  }
}

/** @returns a document's size in bytes. */
export function bytesOf({ parts }: MadeDocument): number {
  return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
