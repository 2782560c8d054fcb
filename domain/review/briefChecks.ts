import { type KeptAnswer, withAnswers } from '../checks/checkAnswers.ts';
import { type BriefChecks, mostReasons } from '../contract/checks.ts';
import { type CheckedModules, checksOfProject } from '../contradictions/projectChecks.ts';
import { figuresOf } from '../figures/figuresOf.ts';
import type { ForecastInputs } from '../forecast/inputs.ts';
import { type Change, changesSince } from '../generation/basis.ts';
import type { ModuleContent } from '../project/moduleEntry.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';

/** What is saved of each module, as far as it is needed here. */
type ReviewedModules = CheckedModules &
  Readonly<Record<string, Pick<ModuleContent, 'selectedIdea' | 'basis'> | undefined>>;

interface Review {
  readonly journey: readonly ModuleDefinition[];
  /** From the saved forecast. */
  readonly inputs: ForecastInputs | undefined;
}

/** @returns everything to review in a project, except for the amounts in its texts. */
export function briefChecks(
  modules: ReviewedModules,
  {
    journey,
    inputs,
    answers,
    now,
  }: Review & {
    readonly answers: readonly KeptAnswer[];
    readonly now: Date;
  },
): BriefChecks {
  return {
    checks: withAnswers(checksOfProject(modules, inputs, now), answers, { modules, inputs }),
    stale: staleIn(modules, { journey, inputs }),
  };
}

function staleIn(modules: ReviewedModules, { journey, inputs }: Review): BriefChecks['stale'] {
  const generated = journey.filter(({ key }) => modules[key]?.basis);
  if (generated.length === 0) return [];
  const sources = { journey, modules, figures: figuresOf(inputs) };
  return generated.flatMap(({ key }) => {
    const basis = modules[key]?.basis;
    const changes = basis ? changesSince(basis, sources) : [];
    if (changes.length === 0) return [];
    return [
      {
        module: key,
        because: changes.slice(0, mostReasons).map((change) => reasonFor(change, journey)),
      },
    ];
  });
}

/** Comments and a chosen idea are no questions: the module alone is named. */
function reasonFor(
  { module, part }: Change,
  journey: readonly ModuleDefinition[],
): BriefChecks['stale'][number]['because'][number] {
  const definition = journey.find(({ key }) => key === module);
  const isQuestion = definition?.questions.some(({ id }) => id === part);
  return isQuestion && part !== undefined ? { module, question: part } : { module };
}
