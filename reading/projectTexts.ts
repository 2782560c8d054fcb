/** The answers and comments of a project's modules, by module key. */
export type ProjectTexts = Readonly<
  Record<
    string,
    | {
        readonly answers?: Readonly<Record<string, string>> | undefined;
        readonly comments?: string | undefined;
      }
    | undefined
  >
>;

/** A question of a module, or the module's comments if `question` equals the constant `comments`. */
export type Place = readonly [module: string, question: string];
export const comments = 'comments';

/** @returns the trimmed answer or comments at that place, or "" if there are none. */
export function textAt(project: ProjectTexts, module: string, question: string): string {
  const { answers, comments: own } = project[module] ?? {};
  return (question === comments ? own : answers?.[question])?.trim() ?? '';
}
