import { figureSource } from '@elan/domain/figures/source';
import {
  anyForecast,
  inputsWithoutDefault,
  withInput,
} from '@elan/domain/forecast/testing/anyForecast';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block } from '../blocks.ts';
import { cashByMonth } from './statements.ts';

function rowsOf(block: Block) {
  if (block.kind !== 'table') throw new Error(`no table, but ${block.kind}`);
  return block.table.rows;
}

/** @returns the row's cells as text, without its name. */
const textsOf = (row: ReturnType<typeof rowsOf>[number] | undefined) =>
  (row?.cells ?? []).slice(1).map((cell) => JSON.stringify(cell));

/** The cash at the end of year 1 and at the start of year 2, as shown; undefined where a row of zeros is left out. */
function betweenYears(inputs: Parameters<typeof figureSource>[0]) {
  const source = figureSource(inputs);
  const [first, second] = ([0, 1] as const).map((at) => rowsOf(cashByMonth(source, at, 'en')));
  const named = (rows: typeof first, name: string) =>
    rows?.find(({ cells }) => JSON.stringify(cells[0]).includes(name));
  return {
    closing: textsOf(named(first, 'Closing cash')).at(-2),
    opening: textsOf(named(second, 'Opening cash')).at(0),
  };
}

it('opens the second year with the cash at the end of the first, also if that is unknown', () => {
  const unknown = betweenYears({ ...bakery, fixed: [{ id: 'rent', name: 'Loyer' }] });
  expect(unknown.opening).toBeDefined();
  expect(unknown.opening).toBe(unknown.closing);
  const lacking = anyForecast.chain((inputs) =>
    fc.constantFrom(...inputsWithoutDefault(inputs)).map((path) => withInput(inputs, path, null)),
  );
  fc.assert(
    fc.property(fc.oneof(anyForecast, lacking), (inputs) => {
      const { closing, opening } = betweenYears(inputs);
      if (closing !== undefined && opening !== undefined) expect(opening).toBe(closing);
    }),
    { numRuns: 20 },
  );
});
