import { aMorning } from '@elan/modules/testing/aMorning';
import { expect, it } from 'vitest';
import { DocumentTooHeavy, heaviestShort, makeDocument } from './makeDocument.ts';
import { weightOf } from './model/cut.ts';
import { dossierDocument } from './model/dossierDocument.ts';
import type { DossierSource } from './model/source.ts';

/** @returns a project with a point to validate and this much text. */
function sourceOf(words: number): DossierSource {
  const lastUpdated = aMorning.toISOString();
  const texts = { idea: 'Il en coûte 917 $.', analysis: 'Pain '.repeat(words) };
  const modules = Object.fromEntries(
    Object.entries(texts).map(([key, aiResponse]) => [key, { aiResponse, lastUpdated }]),
  );
  const project = { name: 'Pain', description: '', modules };
  return { project, profile: {}, answers: [], pack: 'personal', language: 'fr', now: aMorning };
}

it('counts the points to validate in the weight of a document', async () => {
  const weigh = (words: number) => {
    const { toValidate, blocks } = dossierDocument(sourceOf(words));
    return { points: weightOf(toValidate), rest: weightOf(blocks) };
  };
  let words = Math.floor(heaviestShort / 'Pain '.length);
  while (weigh(words).rest > heaviestShort) words -= 10;
  const { points, rest } = weigh(words);
  expect(points + rest).toBeGreaterThan(heaviestShort);
  const job = { kind: 'pdf', source: sourceOf(words), onlyIfShort: true } as const;
  await expect(makeDocument(job)).rejects.toThrow(DocumentTooHeavy);
});
