import type { MadeDocument } from '@elan/dossier/makeDocument';

/** The documents that were made last, within so many bytes; the one that was not asked for longest goes first. */
export class DocumentCache {
  readonly #most: number;
  readonly #kept = new Map<string, MadeDocument>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get(key: string): MadeDocument | undefined {
    const found = this.#kept.get(key);
    if (found) {
      this.#kept.delete(key);
      this.#kept.set(key, found);
    }
    return found;
  }

  set(key: string, document: MadeDocument): void {
    this.#drop(key);
    this.#kept.set(key, document);
    this.#bytes += bytesOf(document);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const found = this.#kept.get(key);
    if (!found) return;
    this.#kept.delete(key);
    this.#bytes -= bytesOf(found);
  }
}

/** @returns the size of a document. */
export function bytesOf({ parts }: MadeDocument): number {
  return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
