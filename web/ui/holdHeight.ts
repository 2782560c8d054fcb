/** A field of several lines whose height stands still. */
interface Held {
  readonly field: HTMLTextAreaElement;
  readonly height: string;
  /** Of its text when that was last seen, in UTF-16 units. */
  length: number;
  /** It is as high as it may be, and scrolls. */
  readonly isFull: boolean;
}

/**
 * Holds the height of the field of several lines that is typed in while its text grows within its lines: the browser
 * then lays out what is in the field, and not the page around it, at every key (`npm run bench -- typing`). The field
 * becomes higher when its text needs another line; it is let go of when words are taken away, when it is left, and when
 * the window or the paper is another. One that was made larger by hand is left alone.
 */
export function holdHeightWhileTyping(): void {
  let held: Held | undefined;
  function release(): void {
    if (!held) return;
    const { field, height } = held;
    held = undefined;
    field.style.contain = '';
    if (field.style.height === height) field.style.height = '';
  }
  function onInput({ target: field }: Event): void {
    if (!(field instanceof HTMLTextAreaElement)) return;
    const length = field.textLength;
    const before = held?.field === field ? held.length : undefined;
    if (held && before !== undefined && length >= before && stillFits(held)) {
      held.length = length;
      return;
    }
    release();
    if ((before !== undefined && length < before) || field.style.height !== '') return;
    const height = `${field.offsetHeight}px`;
    const isFull = overflows(field);
    Object.assign(field.style, { height, contain: 'strict' });
    held = { field, height, length, isFull };
  }
  // Before anybody else: what is measured is laid out already, and nothing has been drawn since.
  document.addEventListener('input', onInput, { capture: true });
  document.addEventListener('focusout', release);
  window.addEventListener('resize', release);
  window.addEventListener('beforeprint', release);
}

function stillFits({ field, height, isFull }: Held): boolean {
  return field.style.height === height && (isFull || !overflows(field));
}

function overflows({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight;
}
