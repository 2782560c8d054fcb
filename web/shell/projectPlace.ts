/** The part of a project page's path that identifies the page within the project. */
export type ProjectPlace = `module/${string}` | 'dossier' | 'rehearsal';

/** @returns the end of a project page's path, or undefined for any other path. */
export function projectPlaceOf(path: string): ProjectPlace | undefined {
  const [place] = path.match(/(?<=\/)(?:module\/[^/]+|dossier|rehearsal)(?=\/?$)/) ?? [];
  return place as ProjectPlace | undefined;
}
