import { figuresOf } from '@elan/domain/figures/figuresOf';
import { figureSourceParts } from '@elan/domain/figures/source';
import { type BasisSources, basisOf } from '@elan/domain/generation/basis';
import type { Basis } from '@elan/domain/project/basis';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { catalogue, isModuleKey, journey } from '@elan/modules/catalogue';
import { prompts } from '@elan/modules/prompts';
import { inTurns } from '../lib/takingTurns.ts';
import { promptVersionOf } from './promptVersion.ts';

type Modules = Readonly<Record<string, ModuleContent | undefined>>;

/** @returns the sources in these modules that a result may be based on. */
function sourcesOf(modules: Modules): BasisSources {
  const inputs = modules[catalogue.finances.key]?.forecast?.inputs;
  return { journey, modules, figures: figuresOf(inputs) };
}

/** Computes and caches the saved forecast in small steps, so that other requests run in between. */
export async function prepareForecast(modules: Modules): Promise<void> {
  const inputs = modules[catalogue.finances.key]?.forecast?.inputs;
  if (inputs) await inTurns(figureSourceParts(inputs));
}

/**
 * @param modules the modules of the project, including the answers and comments used for the text.
 * @param figures the ids of the figures whose values the text contains as plain text.
 * @returns the basis of a result of this module.
 */
export function writtenFrom(
  definition: ModuleDefinition,
  modules: Modules,
  { at, figures }: { readonly at: Date; readonly figures: readonly string[] },
): Basis {
  const { key } = definition;
  const { restsOn, usesForecast } = isModuleKey(key)
    ? prompts[key]
    : { restsOn: [], usesForecast: false };
  const prompt = promptVersionOf('generate', definition);
  const written = { at: at.toISOString(), prompt, figures, usesForecast };
  const sources = usesForecast ? sourcesOf(modules) : { journey, modules, figures: undefined };
  return basisOf(definition, restsOn, sources, written);
}
