/** Downloads a file; a string is saved as Markdown. */
export function saveFile(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: 'text/markdown;charset=utf-8' })
      : content;
  const objectUrl = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = name;
  link.click();
  // Revoked late, to give the download time to start.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
}

/** @returns a Markdown file name: the words in lowercase, without accents, joined by hyphens. */
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
