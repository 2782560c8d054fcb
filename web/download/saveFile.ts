/** Lets the browser keep a text as a file, in the folder where it keeps downloads. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has the text by then; the address is of no more use.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @returns a name that every system takes, from texts in any language. */
export function fileName(...parts: readonly string[]): string {
  const words = parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${words.slice(0, 80) || 'elan'}.md`;
}
