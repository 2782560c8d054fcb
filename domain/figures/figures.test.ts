import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast/forecast.ts';
import type { ForecastInputs } from '../forecast/inputs.ts';
import { bakery, incompletePlan } from '../forecast/testing/samplePlans.ts';
import { languages } from '../language.ts';
import { figureCatalogue, figureIds } from './catalogue.ts';
import { noFigures } from './figures.ts';
import { figuresOf } from './figuresOf.ts';
import { fillFigures } from './fill.ts';
import { toComplete } from './format.ts';
import { figurePlaceholder, placeholdersIn, tablePlaceholder } from './placeholder.ts';
import { tableCatalogue } from './tables.ts';

const figures = figuresOf(bakery);
const fr = (text: string, of = figures) => fillFigures(text, { figures: of, language: 'fr' });
const en = (text: string, of = figures) => fillFigures(text, { figures: of, language: 'en' });

describe('the catalogue', () => {
  it('lists at most 160 figures, each with a label in both languages, and ids that a text can hold', () => {
    expect(figureIds.length).toBeLessThanOrEqual(160);
    for (const id of figureIds) {
      for (const language of languages) expect(figureCatalogue[id].label[language]).not.toBe('');
      expect(placeholdersIn(figurePlaceholder(id))).toMatchObject([{ kind: 'figure', id }]);
    }
    for (const id of Object.keys(tableCatalogue)) {
      expect(placeholdersIn(tablePlaceholder(id))).toMatchObject([{ kind: 'table', id }]);
    }
  });

  it('has the figures of the forecast', () => {
    const { years, breakEven, lowestCash, sourcesAndUses } = forecast(bakery);
    const value = (id: string) => figures.figures[id]?.value;
    expect(value('revenue.y1')).toBe(years[0]?.revenue);
    expect(value('netIncome.y3')).toBe(years[2]?.netIncome);
    expect(value('breakEven.revenue')).toBe(breakEven.revenue);
    expect(value('lowestCash')).toBe(lowestCash.amount);
    expect(value('gap')).toBe(sourcesAndUses.gap);
    expect(value('sources.total')).toBe(42_000_00);
    expect(value('sources.own')).toBe(15_000_00);
    expect(value('prudent.revenue.y1')).toBe(forecast(bakery, 'prudent').years[0]?.revenue);
    expect(value('wagesAndCharges.y2')).toBe(
      (years[1]?.wages ?? 0) + (years[1]?.employerCharges ?? 0),
    );
  });

  it('has no figures of offers and loans that are not there, and none at all without a forecast', () => {
    expect(figures.figures).toHaveProperty(['offer3.price']);
    expect(figures.figures).not.toHaveProperty(['offer4.price']);
    expect(figuresOf({ ...bakery, loans: [] }).tables).not.toHaveProperty('loans');
    expect(figuresOf(undefined)).toBe(noFigures);
  });

  it('follows a changed price', () => {
    const [first, ...others] = bakery.offers;
    if (!first) throw new Error('the bakery sells something');
    const dearer = figuresOf({ ...bakery, offers: [{ ...first, price: 7_00 }, ...others] });
    const text = 'Le pain se vend {{f:offer1.price}}, et l’année rapporte {{f:revenue.y1}}.';
    expect(fr(text)).toBe('Le pain se vend 6,50\u00a0$, et l’année rapporte 161\u00a0720\u00a0$.');
    expect(fr(text, dearer)).toMatch(
      /se vend 7\u00a0\$, et l’année rapporte 172\u00a0376\u00a0\$\./,
    );
  });
});

describe('a figure that there is none of', () => {
  it('is to be completed where an input is missing, never an old value', () => {
    const unknown = figuresOf(incompletePlan);
    expect(fr('{{f:netIncome.y1}}', unknown)).toBe(toComplete.fr);
    expect(en('{{f:netIncome.y1}}', unknown)).toBe(toComplete.en);
  });

  it('is named where nothing is missing', () => {
    const atALoss: ForecastInputs = {
      opening: '2027-05',
      offers: [{ id: 'a', price: 10_00, cost: 12_00, units: { mode: 'ramp', anchors: { 1: 5 } } }],
      salesTax: { registration: 'never' },
    };
    const found = figuresOf(atALoss);
    expect(fr('{{f:breakEven.units}}', found)).toBe('hors d’atteinte');
    expect(en('{{f:breakEven.month}}', found)).toBe('not within three years');
    expect(fr('{{f:dscr.y1}}', found)).toBe('sans prêt');
    expect(fr('{{f:registration}}', found)).toBe('pas en trois ans');
  });

  it('is to be completed where the id is no figure of the project', () => {
    for (const id of ['offer9.price', 'constructor', '__proto__', 'revenue']) {
      expect(fr(`a {{f:${id.replaceAll('_', '')}}} b {{t:${id.replaceAll('_', '')}}}`)).toBe(
        'a à préciser b à préciser',
      );
    }
  });
});
