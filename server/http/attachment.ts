/**
 * @param name a file name that is safe on every system (`domain/dossier/fileName.ts`).
 * @returns the `Content-Disposition` header for downloading the reply under this name, in UTF-8, with an
 *   ASCII fallback for older clients (RFC 6266).
 */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^ -~]/g, '_')
    .replaceAll(/["\\%]/g, '_');
  const utf8 = encodeURIComponent(name).replaceAll("'", '%27').replaceAll(/[()*]/g, percent);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
