import { fields } from '@elan/domain/forecast/fields';
import { mergeForecast, withoutChange } from '@elan/domain/forecast/saved/mergeForecast';
import { linesOf } from '@elan/domain/forecast/saved/paths';
import { type ForecastForm, lineLists } from '@elan/domain/forecast/saved/savedForecast';
import { anyForecast } from '@elan/domain/forecast/testing/anyForecast';
import { withProposals } from '@elan/reading/proposals/apply';
import { proposalsFrom } from '@elan/reading/proposals/read';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitsForecast } from '../../drafts/readFormat.ts';
import { addExample, addLine, removeLine, typeInto } from './edit.ts';

const blank = withProposals(undefined, { fields: [], lines: [] });
const list = fc.constantFrom(...lineLists);
const formOf = (added: ReturnType<typeof addLine>): ForecastForm => added?.form ?? blank;

it('lines that two devices add stay two lines', () => {
  fc.assert(
    fc.property(list, fc.boolean(), (name, isExample) => {
      const add = () =>
        isExample && 'name' in fields[name].fields
          ? addExample(blank, name, { name: 'Internet' })
          : addLine(blank, name, {});
      const { merged, conflicts } = mergeForecast(
        [blank],
        formOf(add()),
        formOf(add()),
        fitsForecast,
      );
      expect(conflicts).toEqual([]);
      expect(linesOf(merged?.inputs ?? blank.inputs, name)).toHaveLength(
        linesOf(blank.inputs, name).length + 2,
      );
    }),
  );
});

it('an undone removal brings the line back, and leaves the one that was added since', () => {
  const form = fc
    .tuple(anyForecast, list)
    .map(([inputs, name]) => ({ name, from: { ...blank, inputs, confirmed: [], origins: {} } }));
  fc.assert(
    fc.property(form, ({ name, from }) => {
      const before = formOf(addLine(from, name, {}));
      fc.pre(before !== blank);
      const index = linesOf(before.inputs, name).length - 1;
      const after = removeLine(before, name, index);
      const added = formOf(addLine(after, name, {}));
      const field = name === 'offers' ? 'price' : 'amount';
      const now = typeInto(added, `${name}.${index}.${field}`, '100', 'fr');
      const undone = withoutChange(before, after, now, fitsForecast);
      const lines: readonly unknown[] = linesOf(undone.inputs, name);
      expect(lines).toEqual(
        expect.arrayContaining([...linesOf(before.inputs, name), ...linesOf(now.inputs, name)]),
      );
    }),
  );
});

it('a removed line changes no other one, whatever the answers propose', () => {
  const answers = {
    pricingStrategy: '98 $ la paire.',
    fixedCosts: 'Atelier 425 $, assurance 85 $, atelier 60 $',
    variableCosts: 'Laine 11 $, cuir 30 $',
    revenueGoals: '420 paires la première année',
  };
  const finances = { answers, comments: 'Un prêt de 8 000 $ de la SADC. Une subvention de 500 $.' };
  const proposals = proposalsFrom({ finances }, { today: '2026-11-20', language: 'fr' });
  const others = withProposals(undefined, proposals);
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(2), (name, at, added) => {
      const add = (form: ForecastForm) => formOf(addLine(form, name, {}));
      const before = Array.from({ length: added }).reduce<ForecastForm>(add, others);
      const lines: readonly unknown[] = linesOf(before.inputs, name);
      fc.pre(lines.length > 0);
      const index = at % lines.length;
      const after = withProposals(removeLine(before, name, index), proposals);
      const isKept = name === 'offers' && lines.length === 1;
      expect(linesOf(after.inputs, name)).toEqual(isKept ? lines : lines.toSpliced(index, 1));
    }),
  );
});
