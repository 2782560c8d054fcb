import type { Project } from '@elan/domain/contract/projects';
import { checksOfProject } from '@elan/domain/contradictions/projectChecks';
import type { Check } from '@elan/domain/forecast/outputs';
import { catalogue } from '@elan/modules/catalogue';

/** @returns what an answer or the comments of this module disagree with, in another module or in the forecast. */
export function answersToMend({ modules_data: modules }: Project, module: string): Check[] {
  const inputs = modules[catalogue.finances.key]?.forecast?.inputs;
  return checksOfProject(modules, inputs, new Date()).filter(
    ({ severity, mendAt }) => severity !== 'note' && mendAt.module === module,
  );
}
