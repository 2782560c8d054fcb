/** An observer to which all is on the screen. */
export class SeesEverything {
  readonly #seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#seen = seen;
  }
  observe(): void {
    this.#seen([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}
