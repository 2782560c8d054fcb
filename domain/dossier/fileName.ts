/** Longest name of a file without its ending, in code units: every system takes it, also in three bytes a letter. */
const longestName = 80;
/** Names that Windows keeps for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * @param name of a project, as the person typed it.
 * @returns it as the name of a file, safe on every system; "dossier" where nothing of it is left.
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
