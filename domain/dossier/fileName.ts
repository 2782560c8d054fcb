/**
 * Maximum length of a file name without extension, in UTF-16 code units. It fits the usual limit of 255 bytes, even at
 * three bytes per unit.
 */
const longestName = 80;
/** Names that Windows reserves for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * @param name of a project, as the user typed it. @param ending the file extension.
 * @returns a file name that Windows, macOS and Linux accept; the name part is "dossier" if nothing else is left.
 */
export function fileNameOf(name: string, ending: string): string {
  const safe = [
    ...name
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*\ufffd]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .replace(/^[ .]+/, ''),
  ];
  let kept = '';
  for (const character of safe) {
    if (kept.length + character.length > longestName) break;
    kept += character;
  }
  kept = kept.replace(/[ .]+$/, '');
  if (kept === '') kept = 'dossier';
  return `${reserved.test(kept) ? `_${kept}` : kept}.${ending}`;
}
