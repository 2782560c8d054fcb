import type { AnsweredCheck, KeptAnswer } from '@elan/domain/checks/checkAnswers';
import { type BriefChecks, mostReasons } from '@elan/domain/contract/checks';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import { figuresOf } from '@elan/domain/figures/figuresOf';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { type Change, changesSince } from '@elan/domain/generation/basis';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { type CheckedModules, checksOfProject } from '../contradictions/projectChecks.ts';
import { type EvidenceSources, evidenceOf } from './evidence.ts';

/** The saved fields of each module that the review needs. */
type ReviewedModules = CheckedModules &
  Readonly<Record<string, Pick<ModuleContent, 'selectedIdea' | 'basis'> | undefined>>;

interface Review {
  readonly journey: readonly ModuleDefinition[];
  /** Undefined if no forecast is saved. */
  readonly inputs: ForecastInputs | undefined;
}

/** @returns the checks and the outdated modules of a project, without the unexplained amounts in its texts. */
export function briefChecks(
  modules: ReviewedModules,
  {
    journey,
    inputs,
    answers,
    profile,
    now,
  }: Review & {
    readonly answers: readonly KeptAnswer[];
    readonly profile?: DossierProfile | undefined;
    readonly now: Date;
  },
): BriefChecks {
  return {
    checks: withAnswers(checksOfProject(modules, inputs, now, profile), answers, {
      modules,
      inputs,
    }),
    stale: staleIn(modules, { journey, inputs }),
  };
}

/** @returns the checks with their answers. An answer is left out if the evidence for its check has changed since. */
function withAnswers(
  checks: readonly AnsweredCheck[],
  answers: readonly KeptAnswer[],
  sources: EvidenceSources,
): AnsweredCheck[] {
  return checks.map((check) => {
    const kept = answers.find((one) => one.check === check.id);
    if (!kept || kept.restsOn !== evidenceOf(check, sources)) return check;
    return { ...check, answer: { because: kept.because, at: kept.at } };
  });
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

/** Names only the module if the changed part is not a question but, for example, the comments. */
function reasonFor(
  { module, part }: Change,
  journey: readonly ModuleDefinition[],
): BriefChecks['stale'][number]['because'][number] {
  const definition = journey.find(({ key }) => key === module);
  const isQuestion = definition?.questions.some(({ id }) => id === part);
  return isQuestion && part !== undefined ? { module, question: part } : { module };
}
