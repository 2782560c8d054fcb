import { type Basis, basisOf, basisSchema, type Source } from '@elan/domain/generation/basis';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { DraftPlace } from '../../drafts/draftStorage.ts';
import { readStored, writeStored } from '../../lib/browserStorage.ts';

/** The key holds the person's id, so that deleting the account erases it. */
function keyOf({ userId, projectId, module }: DraftPlace): string {
  return `elan.writtenFrom.${userId}.${projectId}.${module}`;
}

/** @returns what a generation made, as one text. */
export function resultText(content: ModuleContent | undefined): string {
  const { aiResponse, aiAnalysis, generatedIdeas, personas, score } = content ?? {};
  return aiResponse ?? aiAnalysis ?? JSON.stringify(generatedIdeas ?? personas ?? score ?? null);
}

/** Remembers in this browser what a result was generated from, as hashes without words. */
export function rememberBasis(place: DraftPlace, from: Source, content: ModuleContent): void {
  writeStored(keyOf(place), JSON.stringify(basisOf(from, resultText(content))));
}

/** @returns what this browser remembers of the last result that it generated in this module. */
export function readBasis(place: DraftPlace): Basis | undefined {
  try {
    return basisSchema.safeParse(JSON.parse(readStored(keyOf(place)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
