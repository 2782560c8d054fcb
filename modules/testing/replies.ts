import { savedDataSchema } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import fc from 'fast-check';

/** Texts that are difficult to parse: blank, broken or long ones, numbers in words, and markup. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' \n',
    '\u0000',
    '\ud83d',
    '34',
    '72 %',
    'Élevé',
    '<script>alert(1)</script>',
  ),
  fc.string({ minLength: 1, maxLength: 6 }).map((part) => `${part} `.repeat(900)),
);

const anything = fc.oneof(
  text,
  fc.jsonValue(),
  fc.array(text),
  fc.double(),
  fc.integer({ min: -5, max: 130 }),
  fc.constant(undefined),
);

/** @returns arbitrary replies shaped like `sample`, with any part of it replaced by anything. */
export function like(sample: unknown): fc.Arbitrary<unknown> {
  const same = Array.isArray(sample)
    ? fc.array(sample.length > 0 ? like(sample[0]) : anything, { maxLength: 8 })
    : typeof sample === 'object' && sample !== null
      ? fc.record(
          Object.fromEntries(Object.entries(sample).map(([name, part]) => [name, like(part)])),
        )
      : fc.constant(sample);
  return fc.oneof({ weight: 12, arbitrary: same }, { weight: 1, arbitrary: anything });
}

/** @returns whether a module's entry can hold `kept`. */
export function isStored(definition: ModuleDefinition, kept: unknown): boolean {
  return savedDataSchema(definition).safeParse(kept).success;
}
