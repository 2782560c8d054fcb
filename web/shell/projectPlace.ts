/** The end of a project page's path. */
export type ProjectPlace = `module/${string}` | 'dossier' | 'rehearsal';

/** @returns the place at the end of a path, or undefined if the path is not a project page. */
export function projectPlaceOf(path: string): ProjectPlace | undefined {
  const [place] = path.match(/(?<=\/)(?:module\/[^/]+|dossier|rehearsal)(?=\/?$)/) ?? [];
  return place as ProjectPlace | undefined;
}
