import type { Bilingual } from '../../language.ts';
import type { Dated } from '../../legal/dated.ts';
import type { Bracket, PersonalTaxes } from '../../legal/personalTaxes.ts';
import { decimal, type Fraction, less, one } from '../exact.ts';
import { personalTaxRules } from '../rules/ownerTaxes.ts';
import { creditedShare } from '../rules/personalTaxes.ts';
import { inputPart } from './context.ts';
import { type Explanation, type Part, ruled, summed, type Unit } from './explanation.ts';
import { type OwnerTaxName, type TaxPlace, taxPart } from './ownerTaxFigures.ts';

/** @returns the explanation of a tax or contribution of an owner. */
export function explainPersonalTax(
  place: TaxPlace,
  figure: string,
  name: Exclude<OwnerTaxName, 'income' | 'losses'>,
): Explanation {
  const value = taxPart(place, name).value as number | null;
  const part = (one: OwnerTaxName, sign: 1 | -1 = 1) => taxPart(place, one, sign);
  const total = (...names: OwnerTaxName[]) =>
    summed(
      figure,
      value,
      'money',
      names.map((one) => part(one)),
    );
  const law = new Law(place.year);
  const other = inputPart(place.context, `owners.${place.owner}.otherIncome`, 'money');
  const income = part('income');
  switch (name) {
    case 'taxed':
      return ruled(figure, value, 'money', 'max(0, {0} − {1})', [income, part('losses')]);
    case 'firstQpp':
    case 'secondQpp': {
      const { rate, above, upTo } =
        law.rules[name === 'firstQpp' ? 'pensionPlan' : 'secondPensionPlan'];
      return ruled(figure, value, 'money', within('{3}', '{4}'), [
        law.rate('taux de la cotisation', 'rate of the contribution', rate),
        income,
        other,
        law.amount('plancher', 'floor', above),
        law.amount('plafond', 'ceiling', upTo),
      ]);
    }
    case 'qpp':
      return total('firstQpp', 'secondQpp');
    case 'qpip':
      return explainQpip(figure, value, law, income, other);
    case 'hsf':
      return explainHealthFund(figure, value, law, income);
    case 'federal':
      return ruled(figure, value, 'money', 'max(0, {0} − {1})', [
        part('federalWith'),
        part('federalWithout'),
      ]);
    case 'quebec':
      return ruled(figure, value, 'money', 'max(0, {0} − {1})', [
        part('quebecWith'),
        part('quebecWithout'),
      ]);
    case 'total':
      return total('qpp', 'qpip', 'hsf', 'federal', 'quebec');
    default:
      return explainIncomeTax(place, figure, value, name, law, other);
  }
}

/** A rate on the part of the salary {2} and the share {1} between two bounds that the salary alone does not reach. */
function within(above: string, upTo: string) {
  const counted = `max(0, min({2} + max(0, {1}), ${upTo}) − max({2}, ${above}))`;
  return {
    fr: `{0} × ce qui, {1} s’ajoutant à {2}, tombe entre ${above} et ${upTo}`,
    en: `{0} × what {1} adds to {2}, between ${above} and ${upTo}`,
    arithmetic: `{0} × ${counted}`,
  };
}

function explainQpip(
  figure: string,
  value: number | null,
  law: Law,
  income: Part,
  other: Part,
): Explanation {
  const { rate, least, upTo } = law.rules.parentalInsurance;
  const floor = law.amount('seuil', 'threshold', least);
  if (Math.max(0, Number(income.value)) + Number(other.value) < least) {
    const words = {
      fr: 'rien, car {0} et {1} n’atteignent pas {2}',
      en: 'nothing, since {0} and {1} come to less than {2}',
      arithmetic: '0',
    };
    return ruled(figure, value, 'money', words, [income, other, floor]);
  }
  return ruled(figure, value, 'money', within('{3}', '{4}'), [
    law.rate('taux du RQAP', 'QPIP rate', rate),
    income,
    other,
    law.amount('plancher', 'floor', 0),
    law.amount('plafond', 'ceiling', upTo),
  ]);
}

function explainHealthFund(
  figure: string,
  value: number | null,
  law: Law,
  income: Part,
): Explanation {
  const { rate, steps } = law.rules.healthServicesFund;
  const terms = steps.map((_, at) => `min({${3 + 2 * at}}, {0} × max(0, {1} − {${2 + 2 * at}}))`);
  return ruled(figure, value, 'money', terms.join(' + '), [
    law.rate('taux du Fonds', 'rate of the Fund', rate),
    income,
    ...steps.flatMap(({ above, most }) => [
      law.amount('seuil', 'threshold', above),
      law.amount('maximum', 'maximum', most),
    ]),
  ]);
}

function explainIncomeTax(
  place: TaxPlace,
  figure: string,
  value: number | null,
  name: 'federalWith' | 'federalWithout' | 'quebecWith' | 'quebecWithout',
  law: Law,
  other: Part,
): Explanation {
  const { federal, quebec } = law.rules;
  const isFederal = name === 'federalWith' || name === 'federalWithout';
  const isAlone = name === 'federalWithout' || name === 'quebecWithout';
  const own = isAlone
    ? []
    : (['taxed', 'firstQpp', 'secondQpp', 'qpip'] as const).map((one) => taxPart(place, one));
  const work = isAlone ? '{0}' : '({0} + {1})';
  const next = own.length + 1;
  const { credits, deducted } = reliefArithmetic(law.rules);
  const net = isAlone ? work : `(${work} − (${deducted}))`;
  const relief = isAlone
    ? { fr: '', en: '' }
    : {
        fr: ', moins les déductions pour {2}, {3} et {4}',
        en: ', less what {2}, {3} and {4} deduct',
      };
  const { creditRate } = isFederal ? federal : quebec;
  const creditPart = law.rate('taux des crédits', 'rate of the credits', creditRate);
  const of = isAlone ? '{0}' : '{0} + {1}';
  if (isFederal) {
    const { basic, abatement, brackets } = federal;
    const falling = `${basic.most - basic.least} × max(0, min(${net}, ${basic.to}) − ${basic.from}) ÷ ${basic.to - basic.from}`;
    const credit = `${isAlone ? '' : `${credits} + `}{${next}} − ${falling}`;
    return ruled(
      figure,
      value,
      'money',
      {
        fr: `barème fédéral sur ${of}${relief.fr}, moins {${next + 1}} × {${next}}${isAlone ? '' : ' et ce que les cotisations y ajoutent'}, après {${next + 2}}`,
        en: `federal brackets on ${of}${relief.en}, less {${next + 1}} × {${next}}${isAlone ? '' : ' and what the contributions add to it'}, after {${next + 2}}`,
        arithmetic: `(1 − {${next + 2}}) × max(0, ${bracketArithmetic(brackets, net)} − {${next + 1}} × (${credit}))`,
      },
      [
        other,
        ...own,
        law.amount('montant personnel de base', 'basic personal amount', basic.most),
        creditPart,
        law.rate('abattement du Québec', 'Quebec abatement', abatement),
      ],
    );
  }
  const { brackets, basic } = quebec;
  const { rate, most } = law.rules.workerDeduction;
  const worked = `min({${next + 2}}, {${next + 3}} × ${work})`;
  return ruled(
    figure,
    value,
    'money',
    {
      fr: `barème du Québec sur ${of}${relief.fr}, moins {${next + 3}} du revenu de travail, jusqu’à {${next + 2}}, moins {${next + 1}} × {${next}}`,
      en: `Quebec brackets on ${of}${relief.en}, less {${next + 3}} of work income, up to {${next + 2}}, less {${next + 1}} × {${next}}`,
      arithmetic: `max(0, ${bracketArithmetic(brackets, `(${net} − ${worked})`)} − {${next + 1}} × {${next}})`,
    },
    [
      other,
      ...own,
      law.amount('montant personnel de base', 'basic personal amount', basic),
      creditPart,
      law.amount('maximum de la déduction', 'maximum of the deduction', most),
      law.rate('déduction pour travailleur', 'deduction for workers', rate),
    ],
  );
}

/** The parts {2}, {3} and {4} are both steps of the QPP and the QPIP. */
function reliefArithmetic(rules: PersonalTaxes) {
  const share = creditedShare(rules);
  const rest = less(one, share);
  const { deducted } = rules.parentalInsurance;
  const kept = less(decimal('100'), decimal(deducted));
  const ofQpip = (percent: Fraction) => `{4} × ${percent.n} ÷ ${percent.d * 100n}`;
  return {
    credits: `{2} × ${share.n} ÷ ${share.d} + ${ofQpip(kept)}`,
    deducted: `{2} × ${rest.n} ÷ ${rest.d} + {3} + ${ofQpip(decimal(deducted))}`,
  };
}

/** @returns the tax by brackets: the first rate on all, and what each later rate adds above its bound. */
function bracketArithmetic(brackets: readonly Bracket[], net: string): string {
  return brackets
    .map(({ rate }, at) => {
      const before = brackets[at - 1];
      const { n, d } = less(decimal(rate), decimal(before?.rate ?? '0'));
      const above = before?.upTo === undefined ? net : `${net} − ${before.upTo}`;
      return `${n} ÷ ${d * 100n} × max(0, ${above})`;
    })
    .join(' + ');
}

/** The dated table of a year, whose values are parts with their source. */
class Law {
  private readonly table: Dated<PersonalTaxes>;

  constructor(year: number) {
    this.table = personalTaxRules(year);
  }

  get rules(): PersonalTaxes {
    return this.table.value;
  }

  rate(fr: string, en: string, value: string): Part {
    return this.part({ fr, en }, value, 'percent');
  }

  amount(fr: string, en: string, cents: number): Part {
    return this.part({ fr, en }, cents, 'money');
  }

  private part(label: Bilingual, value: number | string, unit: Unit): Part {
    const { from, page } = this.table;
    return {
      label,
      value,
      unit,
      origin: { kind: 'rate', year: Number(from.slice(0, 4)), source: page },
    };
  }
}
