/** What the modules of a project hold, by module. */
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

/** A question of a module; its comments are named by `comments`. */
export type Place = readonly [module: string, question: string];
export const comments = 'comments';

/** @returns the text at that place, without the blanks around it; "" for nothing. */
export function textAt(project: ProjectTexts, module: string, question: string): string {
  const { answers, comments: own } = project[module] ?? {};
  return (question === comments ? own : answers?.[question])?.trim() ?? '';
}
