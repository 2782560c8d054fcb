import { isText } from '@elan/domain/questionnaire/module';
import { catalogue, type ModuleKey } from '@elan/modules/catalogue';
import { prompts } from '@elan/modules/prompts';
import { expect, it } from 'vitest';
import { type GenerationRequest, hashOf, mayNameFigures } from './generationRequest.ts';

type Hashed = Omit<GenerationRequest, 'actor' | 'owner' | 'idempotencyKey'>;

const plain: Hashed = {
  projectId: 'p1',
  requested: { action: 'generate' },
  definition: catalogue.idea,
  answers: undefined,
  comments: undefined,
  proposedAnswers: undefined,
  defaultedAnswers: undefined,
  base: undefined,
  language: 'fr',
};
const revise = (target: object, instruction = 'x') =>
  ({ action: 'revise', target, instruction }) as Hashed['requested'];

/** Different values of each field, the absent one first where there is one. */
const values: { readonly [Field in keyof Hashed]: readonly Hashed[Field][] } = {
  projectId: ['p1', 'p2'],
  requested: [
    { action: 'generate' },
    { action: 'autoFill' },
    { action: 'translate' },
    revise({ section: 'A' }),
    revise({ passage: 'A' }),
    revise({ section: 'A', passage: 'A' }),
    revise({ section: 'A' }, 'y'),
  ],
  definition: [catalogue.idea, catalogue.analysis],
  answers: [undefined, {}, { team: '' }, { team: 'Moi' }],
  comments: [undefined, '', 'x', 'anyBase'],
  proposedAnswers: [undefined, [], ['team'], ['anyBase']],
  defaultedAnswers: [undefined, [], ['team'], ['anyBase']],
  base: [undefined, null, new Date(0), new Date(1)],
  language: ['fr', 'en'],
};

it('gives requests that differ in one field, or in whether it is there, different hashes', () => {
  const requests = Object.entries(values).flatMap(([field, all], at) =>
    (at === 0 ? all : all.slice(1)).map((value) => ({ ...plain, [field]: value })),
  );
  const hashes = requests.map((request) => hashOf(request as GenerationRequest));
  expect(new Set(hashes).size).toBe(requests.length);
});

it('gives no two combinations of the optional fields the same hash', () => {
  const hashes = values.proposedAnswers.flatMap((proposedAnswers) =>
    values.defaultedAnswers.flatMap((defaultedAnswers) =>
      values.base.map((base) => {
        const request = { ...plain, proposedAnswers, defaultedAnswers, base };
        return hashOf(request as GenerationRequest);
      }),
    ),
  );
  expect(new Set(hashes).size).toBe(4 * 4 * 4);
});

it.each(Object.values(catalogue))(
  'traces figures only in whole texts that get them: $key',
  (definition) => {
    const key = definition.key as ModuleKey;
    const isTraced = isText(definition.kind) && prompts[key].usesForecast;
    expect(mayNameFigures('generate', key)).toBe(isTraced);
    expect(mayNameFigures('autoFill', key)).toBe(isTraced);
    expect(mayNameFigures('revise', key)).toBe(false);
    expect(mayNameFigures('translate', key)).toBe(false);
  },
);
