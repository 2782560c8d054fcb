/** Where a person is in a project: the end of the path of one of its pages. */
export type ProjectPlace = `module/${string}` | 'dossier' | 'rehearsal';

/** @returns the place that a path shows; undefined where it is no page of a project. */
export function projectPlaceOf(path: string): ProjectPlace | undefined {
  const [place] = path.match(/(?<=\/)(?:module\/[^/]+|dossier|rehearsal)(?=\/?$)/) ?? [];
  return place as ProjectPlace | undefined;
}
