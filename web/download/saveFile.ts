/** Lets the browser keep something as a file, in the folder where it keeps downloads; a text is Markdown. */
export function saveFile(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: 'text/markdown;charset=utf-8' })
      : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has it by then; the address is of no more use.
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
