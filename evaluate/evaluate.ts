import type { Language } from '@elan/domain/language';
import type { ModuleKey } from '@elan/modules/catalogue';
import type { Writer } from '@elan/server/adapters/ai/openAi';
import { judge } from './judge.ts';
import type { EvaluatedProject } from './projects/project.ts';
import type { Evaluation } from './report.ts';
import { materialOf, writeProject } from './writeProject.ts';

export interface ProjectInLanguage {
  readonly name: string;
  readonly language: Language;
  readonly project: EvaluatedProject;
}

/**
 * Writes and judges the modules of each project.
 * @param wanted whether to write this module.
 * @param atOnce how many projects are written in parallel.
 * @param onDone called with each reply after it is judged.
 * @returns every evaluation, in the order of the projects.
 */
export async function evaluate(
  writer: Writer,
  projectsInLanguages: readonly ProjectInLanguage[],
  wanted: (key: ModuleKey) => boolean,
  atOnce: number,
  onDone: (evaluation: Evaluation) => void,
): Promise<readonly Evaluation[]> {
  const results = projectsInLanguages.map((): Evaluation[] => []);
  const waiting = projectsInLanguages.entries();
  const work = async (): Promise<void> => {
    for (const [at, { name, language, project }] of waiting) {
      const material = materialOf(project, language);
      for await (const written of writeProject(writer, project, language, wanted)) {
        const { definition, failure, ms } = written;
        const verdicts = judge(written, language, material);
        const evaluation = {
          project: name,
          language,
          module: definition.key,
          failure,
          ms,
          verdicts,
        };
        results[at]?.push(evaluation);
        onDone(evaluation);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results.flat();
}
