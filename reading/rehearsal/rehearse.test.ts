import { isAnswered, type RehearsalItem } from '@elan/domain/contract/rehearsal';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import {
  anyForecast,
  inputsWithoutDefault,
  withInput,
} from '@elan/domain/forecast/testing/anyForecast';
import { bakery, incompletePlan, shortOfCash } from '@elan/domain/forecast/testing/samplePlans';
import { languages } from '@elan/domain/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksOfProject } from '../contradictions/projectChecks.ts';
import { questionBank } from './bank.ts';
import { rehearse } from './rehearse.ts';
import { type RehearsalSources, rehearsedFrom } from './rehearsed.ts';

const now = new Date('2026-11-25T12:00:00Z');
type Modules = RehearsalSources['modules'];

function rehearsalOf(modules: Modules, inputs?: ForecastInputs): readonly RehearsalItem[] {
  return rehearse({ modules, inputs, checks: checksOfProject(modules, inputs, now) });
}

function itemIn(items: readonly RehearsalItem[], id: string): RehearsalItem {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`not asked: ${id}`);
  return found;
}

/** @returns the reply to a question, whether or not it would be among the ten. */
function replyTo(id: string, modules: Modules, inputs?: ForecastInputs) {
  const question = questionBank.find((one) => one.id === id);
  if (!question) throw new Error(`no such question: ${id}`);
  return question.reply(rehearsedFrom({ modules, inputs, checks: [] }));
}

const broken = /NaN|undefined|null|Infinity|\s{2}|\s[,.;](?:\s|$)|\.\./;
/** Matches a negative number. Only the texts of checks may contain one, since they may give a negative ratio. */
const belowZero = /[-−]\d/;

function expectTen(items: readonly RehearsalItem[]): void {
  expect(items).toHaveLength(10);
  expect(new Set(items.map(({ id }) => id)).size).toBe(10);
  for (const { question, because, answer, missing } of items) {
    expect(answer ?? missing).toBeDefined();
    for (const text of [question, because, answer, missing]) {
      if (!text) continue;
      for (const language of languages) {
        expect(text[language]).toMatch(/\S[.!?]$|”$/);
        expect(text[language]).not.toMatch(broken);
      }
    }
    for (const language of languages) expect(answer?.[language] ?? '').not.toMatch(belowZero);
  }
}

const words: Modules = {
  idea: {
    answers: {
      targetMarket: 'Des familles de Rimouski. Elles ont deux enfants.',
      experience: 'Huit ans en cuisine d’hôpital',
    },
    comments: 'Je garde mon emploi jusqu’en mai.',
  },
  analysis: { answers: { competitors: 'Chez Lise, 110 $ la boîte' } },
  finances: { answers: { pricingStrategy: '96 $ la boîte, et trois familles ont dit oui.' } },
};

describe('whatever the project, ten different questions, each with its answer or what is missing', () => {
  it('with nothing at all', () => {
    const items = rehearsalOf({});
    expectTen(items);
    expect(items.filter(isAnswered)).toEqual([]);
  });

  it('with words and no forecast', () => expectTen(rehearsalOf(words)));

  it('with any forecast', () => {
    fc.assert(
      fc.property(anyForecast, fc.constantFrom({}, words), (inputs, modules) =>
        expectTen(rehearsalOf(modules, inputs)),
      ),
      { numRuns: 40 },
    );
  });

  it('with any forecast that lacks an input', () => {
    const lacking = anyForecast.chain((inputs) =>
      fc.constantFrom(...inputsWithoutDefault(inputs)).map((path) => withInput(inputs, path, null)),
    );
    fc.assert(
      fc.property(lacking, (inputs) => expectTen(rehearsalOf({}, inputs))),
      { numRuns: 40 },
    );
  });
});

describe('the order', () => {
  it('begins with what blocks', () => {
    const [first] = rehearsalOf({}, shortOfCash);
    expect(first).toMatchObject({
      id: 'tightestMonth',
      answer: { en: 'It will be March 2027: $3,783 will be lacking.' },
      mendAt: { module: 'finances', question: 'capital' },
    });
    expect(first?.missing?.fr).toMatch(
      /^Ce qui suffirait, au choix\u00a0: ajouter 3\u00a0782,79\u00a0\$/,
    );
  });

  it('raises a question that a check on the figures is about, and gives the reason', () => {
    const poor = { ...bakery, capital: [{ id: 'own', amount: 1_000_00 }], assets: [] };
    const items = rehearsalOf({}, poor);
    const own = items.findIndex(({ id }) => id === 'ownMoney');
    const share = /^Votre mise de fonds fait [\d,]+\u00a0% du financement/;
    expect(items[own]?.because?.fr).toMatch(share);
    expect(own).toBeLessThan(items.findIndex(({ id }) => id === 'repayment'));
  });

  it('raises a question whose answers disagree, with the one to fix', () => {
    const found = itemIn(
      rehearsalOf({ finances: { answers: { pricingStrategy: '12 $ le pain' } } }, bakery),
      'price',
    );
    expect(found.mendAt).toEqual({ module: 'analysis', question: 'competitors' });
    const compared = {
      ...words,
      finances: { answers: { pricingStrategy: '12 $ le pain' } },
    };
    expect(itemIn(rehearsalOf(compared, bakery), 'price')).toMatchObject({
      missing: { en: 'There you speak of a price of $12; the forecast uses $6.50.' },
      mendAt: { module: 'finances', question: 'pricingStrategy' },
    });
  });

  it('asks of a loan only where there is one', () => {
    const ids = (inputs: ForecastInputs) => rehearsalOf({}, inputs).map(({ id }) => id);
    expect(ids(bakery)).toContain('repayment');
    expect(ids({ ...bakery, loans: [] })).not.toContain('repayment');
    const chosen = rehearsalOf({ finances: { answers: { fundingSources: 'bankLoan' } } });
    expect(itemIn(chosen, 'repayment').missing).toBeDefined();
  });
});

describe('an answer', () => {
  it('states figures of the forecast', () => {
    const items = rehearsalOf({}, bakery);
    expect(itemIn(items, 'ownMoney').answer).toEqual({
      fr: '17\u00a0000\u00a0$ sur les 42\u00a0000\u00a0$ réunis au démarrage, soit 40,5\u00a0%, dont 2\u00a0000\u00a0$ en équipement que vous avez déjà.',
      en: '$17,000 of the $42,000 gathered at the start, or 40.5%, of which $2,000 is equipment that you already have.',
    });
    expect(itemIn(items, 'repayment').answer?.en).toBe(
      'The payments come to $4,209 in year 1, $6,556 in year 2 and $6,556 in year 3. What the business earns, grants and other income left out, covers them 8.06 times in year 1, 8.43 times in year 2 and 10.41 times in year 3.',
    );
  });

  it('quotes the person shortly, in their language', () => {
    const { answer } = itemIn(rehearsalOf(words), 'experience');
    expect(answer).toEqual({
      fr: 'Vous écrivez\u00a0: «\u00a0Huit ans en cuisine d’hôpital\u00a0».',
      en: 'You write: “Huit ans en cuisine d’hôpital.”',
    });
  });

  it('gives the reason of a check that is meant so, which is then nothing to complete', () => {
    const checks = checksOfProject(words, bakery, now).map((check) => ({
      ...check,
      answer: { because: 'Deux formats de boîte', at: '' },
    }));
    const open = itemIn(rehearsalOf(words, bakery), 'price');
    const meant = itemIn(rehearse({ modules: words, inputs: bakery, checks }), 'price');
    expect(open.missing?.en).toMatch(/^There you speak of a price of \$96/);
    expect(meant.missing).toBeUndefined();
    expect(meant.answer?.en).toMatch(/It is meant so, because: “Deux formats de boîte.”$/);
  });

  it('quotes nothing that auto-fill proposed and that nobody has read', () => {
    const unread = { idea: { ...words.idea, proposedAnswers: ['experience'] } };
    const found = itemIn(rehearsalOf(unread), 'experience');
    expect(found.answer).toBeUndefined();
    expect(found.missing?.en).toMatch(/^An answer was proposed to you there/);
  });

  it('names the input that the forecast lacks, and links to it', () => {
    const found = itemIn(rehearsalOf({}, incompletePlan), 'tightestMonth');
    expect(found.missing?.en).toBe('Your forecast lacks: price · Atelier and one more figure.');
    expect(found.mendAt).toEqual({ module: 'finances', question: 'offers.1.price' });
  });
});

describe('the money at the start', () => {
  const plain = { opening: '2027-05', offers: [] };
  const assets = [
    { id: 'oven', name: 'Four', cost: 10_000_00, owned: true },
    { id: 'table', name: 'Table', cost: 500_00 },
  ];
  const answerOf = (id: string, inputs: object) =>
    replyTo(id, {}, { ...plain, ...inputs } as ForecastInputs);

  it('pays for nothing that the person already has', () => {
    const capital = [{ id: 'own', amount: 1_000_00 }];
    expect(answerOf('loanPurpose', { assets, capital }).answer?.en).toBe(
      '$575 to pay, taxes included: Table ($575). That leaves $425 for the first months.',
    );
    const onlyOwned = { assets: assets.slice(0, 1), capital };
    expect(answerOf('loanPurpose', onlyOwned).answer?.en).toBe(
      'By your forecast, the $1,000 gathered stays for the first months.',
    );
  });

  it('states what comes later only once it is known, equipment included', () => {
    const later = { id: 'a', amount: 2_000_00, month: 6 };
    const oven = { ...assets[0], month: 3 };
    const reply = (inputs: object) => answerOf('ownMoney', inputs);
    expect(reply({ capital: [later] }).answer?.en).toBe('Nothing at the start; $2,000 later.');
    expect(reply({ capital: [later], assets: [oven] }).answer?.en).toBe(
      'Nothing at the start; $12,000 later, of which $10,000 is equipment that you already have.',
    );
    const unknown = reply({ capital: [later, { id: 'b', month: 5 }] });
    expect(unknown.answer).toBeUndefined();
    expect(unknown.mendAt).toEqual({ module: 'finances', question: 'capital.1.amount' });
  });

  it.each([
    ['Mise de fonds de 5 000 $.', true],
    ['Je mets 5 000 $.', true],
    ['Nous mettons 5 000 $ chacun.', true],
    ['I have $5,000 in savings.', true],
    ['We are putting in $5,000 each.', true],
    ['My own money, $4,000.', true],
    ['Two ovens at $900 each.', false],
    ['Deux fours à 900 $ chacun.', false],
    ['Heat pumps bring energy savings of 30 %.', false],
    ['I use my own van.', false],
    ['We are putting in new floors.', false],
  ])('quotes only the person’s own money: %s', (text, isOwn) => {
    const modules = {
      finances: { comments: text },
      'business-plan': { answers: { resources: text } },
    };
    const { answer } = replyTo('ownMoney', modules);
    expect(answer !== undefined).toBe(isOwn);
  });
});

it('states no total of the form that contains an unknown amount', () => {
  const unknown = [
    { id: 'a', name: 'Loyer', amount: 900_00 },
    { id: 'b', name: 'Loyer du dépôt' },
  ];
  const inputs = {
    ...bakery,
    fixed: unknown,
    loans: [...(bakery.loans ?? []), { id: 'other' }],
    assets: [{ id: 'a', cost: 900_00 }, { id: 'b' }],
    personalNeed: 2_000_00,
    ownerPay: {},
  } as ForecastInputs;
  const project = rehearsedFrom({ modules: words, inputs, checks: [] });
  const texts = questionBank.map((question) => {
    const { answer, missing } = question.reply(project);
    const because = question.weigh(project)?.because;
    return [answer?.en, missing?.en, because?.en].join(' ');
  });
  const text = texts.join(' ');
  expect(text).not.toMatch(/\$900|\$2,000|of loans|NaN/);
  expect(text).toContain('Your forecast has equipment, whose cost is not fully entered.');
});

it('a question has one id, and a check raises the questions that it is about', () => {
  expect(new Set(questionBank.map(({ id }) => id)).size).toBe(questionBank.length);
  const raised = questionBank.flatMap(({ raisedBy = [] }) => raisedBy);
  expect(raised).toContain('cashBelowZero');
});
