/** A multi-line field whose height is fixed for now. */
interface Held {
  readonly field: HTMLTextAreaElement;
  readonly height: string;
  /** The length of its text when last measured, in UTF-16 units. */
  length: number;
  /** It has its maximum height, and scrolls. */
  readonly isFull: boolean;
}

/**
 * Fixes the height of a multi-line field while its text grows within its lines, so that the browser lays out only the
 * field at every key and not the page around it (`npm run bench -- typing`). The height grows when the text needs
 * another line; it is released when text is removed, when the field is left, and when the window or paper size changes.
 * A field that was resized by hand is left alone.
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
  // Capture phase, before other listeners: the layout is still current, so measuring costs nothing.
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
