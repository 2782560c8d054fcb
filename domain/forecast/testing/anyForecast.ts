import fc from 'fast-check';
import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';

const left = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 });
const cents = fc.oneof(
  { weight: 6, arbitrary: fc.nat(3_000_000) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 1_000_000_000) },
);
const percent = (most: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.nat(most * 100).map((value) => String(value / 100)) },
    { weight: 1, arbitrary: fc.nat(most - 1).map((value) => `${value}.123456789012`) },
    { weight: 1, arbitrary: fc.constant('0') },
  );
const calendarMonths = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), {
  minLength: 1,
  maxLength: 12,
});
/** Ordinary names, and some with marks that a sheet, a formula or a page could mistake for its own. */
const name = left(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('Loyer', 'Pain de l’été', 'Mon salaire', 'Rent', '') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '=A1+1',
        '<b>R&D</b>',
        '«\u00a0Prêt\u00a0» {0} · "x"',
        'constructor',
        'é'.repeat(200),
      ),
    },
  ),
);
const hundredths = (most: number) => fc.nat(most * 100).map((value) => value / 100);
const tax = left(fc.constantFrom('taxable', 'none'));
const month = left(fc.nat(36));
const from = left(fc.integer({ min: 1, max: 36 }));

/** Generates shares in thousandths that add up to 1. */
const shares = (count: number) =>
  fc.array(fc.nat(1000), { minLength: count - 1, maxLength: count - 1 }).map((cuts) => {
    const points = [0, ...cuts.toSorted((a, b) => a - b), 1000];
    return points.slice(1).map((point, at) => String((point - (points[at] ?? 0)) / 1000));
  });

const lines = <T>(line: fc.Arbitrary<T>, most = 3) =>
  left(
    fc
      .array(line, { maxLength: most })
      .map((all) => all.map((one, at) => ({ id: `l${at}`, ...one }))),
  );

const weights = fc
  .array(fc.nat(100), { minLength: 12, maxLength: 12 })
  .filter((all) => all.some((weight) => weight > 0));
const units = fc.oneof(
  fc.record({
    mode: fc.constant('ramp' as const),
    anchors: fc.dictionary(fc.integer({ min: 1, max: 36 }).map(String), fc.nat(400), {
      minKeys: 1,
      maxKeys: 5,
    }),
  }),
  fc.record({
    mode: fc.constant('year' as const),
    years: fc.array(fc.nat(9_000), { minLength: 3, maxLength: 3 }),
  }),
);
const offer = fc.record({
  name,
  price: fc.nat(100_000),
  cost: fc.nat(60_000),
  costTaxable: left(fc.boolean()),
  taxStatus: left(fc.constantFrom('taxable', 'zeroRated', 'exempt')),
  from,
  stockMonths: left(fc.nat(12)),
  units,
  season: left(weights),
  minutes: left(hundredths(500)),
  priceIndex: left(percent(60)),
  costIndex: left(percent(60)),
  variableShare: left(percent(60)),
  variableShareTaxable: left(fc.boolean()),
  collect: left(shares(4)),
});
const pay = fc.oneof(
  fc.record({ mode: fc.constant('monthly' as const), amount: fc.nat(1_500_000) }),
  fc.record({
    mode: fc.constant('hourly' as const),
    wage: fc.nat(9_000),
    hoursPerWeek: hundredths(168),
    vacation: left(percent(10)),
  }),
);
const loan = fc
  .record({
    name,
    amount: cents,
    month,
    rate: percent(60),
    term: fc.integer({ min: 1, max: 80 }),
    grace: fc.nat(1000),
    fee: left(percent(5)),
    kind: left(fc.constantFrom('level', 'equalPrincipal', 'balloon')),
    longer: fc.nat(120),
    capitalise: left(fc.boolean()),
    variable: left(fc.boolean()),
    lender: name,
    state: left(fc.constantFrom('confirmed', 'asked', 'conditional')),
    security: name,
  })
  .map(({ grace, longer, ...line }) => ({
    ...line,
    interestOnly: grace % line.term,
    ...(line.kind === 'balloon' ? { amortisation: line.term + longer } : {}),
  }))
  .filter(({ amount, rate, interestOnly, capitalise }) => {
    const months = capitalise ? interestOnly : 0;
    return amount * (1 + Number(rate) / 1_200) ** months <= 100_000_000_000;
  });

const grant = fc
  .record({
    name,
    amount: cents,
    month,
    for: left(fc.nat(2)),
    state: left(fc.constantFrom('confirmed', 'asked', 'conditional')),
    repayable: left(fc.boolean()),
    term: fc.integer({ min: 1, max: 80 }),
    grace: fc.nat(1000),
  })
  .map(({ grace, ...line }) => ({ ...line, interestOnly: grace % line.term }));

const owner = fc.record({
  name,
  pay: left(cents),
  payFrom: from,
  draw: left(fc.nat(500_000)),
  dividend: left(fc.array(fc.option(fc.nat(5_000_000)), { minLength: 3, maxLength: 3 })),
  hours: left(hundredths(168)),
  employmentInsurance: left(fc.boolean()),
  cnesst: left(fc.boolean()),
  otherIncome: left(fc.nat(20_000_000)),
});
/** Generates one to three owners with a share set for each, or for none. */
const owners = fc
  .tuple(fc.array(owner, { minLength: 1, maxLength: 3 }), fc.boolean())
  .chain(([all, isEqual]) =>
    (isEqual ? fc.constant([]) : shares(all.length)).map((parts) =>
      all.map((one, at) => ({ id: `w${at}`, ...one, share: parts[at] })),
    ),
  );

/** Generates complete forms, in which every input without a default is filled in. */
export const anyForecast: fc.Arbitrary<ForecastInputs> = fc
  .record({
    opening: fc
      .tuple(fc.integer({ min: 2025, max: 2029 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`),
    form: left(
      fc.constantFrom(
        'soleProprietorship',
        'partnership',
        'corporation',
        'cooperative',
        'nonProfit',
      ),
    ),
    corporateTaxRate: left(percent(30)),
    corporateTaxRateAbove: left(percent(30)),
    offers: fc
      .array(offer, { minLength: 1, maxLength: 3 })
      .map((all) => all.map((one, at) => ({ id: `o${at}`, ...one }))),
    collect: left(shares(4)),
    badDebts: left(percent(10)),
    cardFee: left(percent(5)),
    supplierTerms: left(shares(3)),
    fixed: lines(
      fc.record({
        name,
        amount: cents,
        tax,
        months: left(calendarMonths),
        from,
        to: from,
        index: left(percent(10)),
      }),
    ),
    staff: lines(
      fc.record({
        name,
        people: left(
          fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) }, fc.constant(500)),
        ),
        pay,
        months: left(calendarMonths),
        from,
        to: from,
        employmentInsurance: left(fc.boolean()),
        cnesst: left(fc.boolean()),
        raise: left(percent(60)),
        tips: left(percent(300)),
      }),
    ),
    assets: lines(
      fc.record({
        name,
        cost: cents,
        tax,
        month,
        life: left(fc.integer({ min: 1, max: 120 })),
        owned: left(fc.boolean()),
      }),
    ),
    startup: lines(fc.record({ name, amount: cents, tax })),
    deposits: lines(fc.record({ name, amount: cents, month })),
    capital: lines(fc.record({ amount: cents, month })),
    grants: lines(grant),
    loans: lines(loan),
    creditLine: left(fc.record({ limit: cents, rate: percent(60), keep: left(cents) })),
    whoOwns: fc.oneof(
      { weight: 1, arbitrary: fc.record({}) },
      {
        weight: 2,
        arbitrary: fc.record({
          ownerPay: fc.record({ amount: cents, from, cnesst: left(fc.boolean()) }),
        }),
      },
      { weight: 3, arbitrary: fc.record({ owners }) },
    ),
    salesTax: left(
      fc.record({
        registration: left(fc.constantFrom('auto', 'start', 'never')),
        method: left(fc.constantFrom('regular', 'quick')),
        quickGst: left(percent(6)),
        quickQst: left(percent(9)),
      }),
    ),
    hsfRate: left(percent(5)),
    cnesstRate: left(percent(5)),
    hoursPerWeek: left(hundredths(168)),
    minimumCash: left(cents),
    personalNeed: left(cents),
  })
  .map(({ whoOwns, ...inputs }) =>
    forecastInputsSchema.parse({ ...withLinks(inputs), ...whoOwns }),
  );

/**
 * Gives the second loan the first asset as security, and the third loan three assets. Grants are for an asset by its
 * place, and have other ids than the loans.
 */
function withLinks<
  Loan extends object,
  Grant extends { readonly for?: number | undefined },
>(inputs: {
  readonly assets?: readonly { readonly id: string }[] | undefined;
  readonly loans?: readonly Loan[] | undefined;
  readonly grants?: readonly Grant[] | undefined;
}) {
  const ids = (inputs.assets ?? []).map(({ id }) => id);
  const grants = inputs.grants?.map((grant, at) => ({
    ...grant,
    id: `g${at}`,
    for: ids[grant.for ?? ids.length],
  }));
  const loans = inputs.loans?.map((loan, at) =>
    at === 0 ? loan : { ...loan, on: ids.slice(0, 2 * at - 1) },
  );
  return { ...inputs, grants, loans };
}

type Step = string | number;

/** @returns the paths of the inputs without a default, as lists of keys. */
export function inputsWithoutDefault(inputs: ForecastInputs): Step[][] {
  const each = (list: keyof ForecastInputs, ...fields: Step[][]): Step[][] =>
    ((inputs[list] ?? []) as unknown[]).flatMap((_, at) =>
      fields.map((field) => [list, at, ...field]),
    );
  return [
    ...inputs.offers.flatMap(({ units: sold }, at): Step[][] => [
      ['offers', at, 'price'],
      ['offers', at, 'cost'],
      ...(sold?.mode === 'year'
        ? [0, 1, 2].map((year) => ['offers', at, 'units', 'years', year])
        : [['offers', at, 'units']]),
    ]),
    ...each('fixed', ['amount']),
    ...(inputs.staff ?? []).flatMap(({ pay: own }, at): Step[][] =>
      own?.mode === 'hourly'
        ? [
            ['staff', at, 'pay', 'wage'],
            ['staff', at, 'pay', 'hoursPerWeek'],
          ]
        : [['staff', at, 'pay', 'amount']],
    ),
    ...each('assets', ['cost']),
    ...each('startup', ['amount']),
    ...each('deposits', ['amount']),
    ...each('capital', ['amount']),
    ...each('grants', ['amount']),
    ...(inputs.grants ?? []).flatMap(({ repayable }, at): Step[][] =>
      repayable ? [['grants', at, 'term']] : [],
    ),
    ...each('loans', ['amount'], ['rate'], ['term']),
    ...(inputs.loans ?? []).flatMap(({ kind }, at): Step[][] =>
      kind === 'balloon' ? [['loans', at, 'amortisation']] : [],
    ),
    ...(inputs.creditLine ? ['limit', 'rate'].map((field) => ['creditLine', field]) : []),
    ...(inputs.ownerPay ? [['ownerPay', 'amount']] : []),
  ];
}

/** @returns a copy of the inputs with the value at a path replaced. @throws if that is not valid. */
export function withInput(inputs: ForecastInputs, path: readonly Step[], value: unknown) {
  return forecastInputsSchema.parse(replaced(inputs, path, value));
}

/** Like `withInput`, but returns undefined for a value that is not valid with the others, such as a term too long. */
export function validInput(inputs: ForecastInputs, path: readonly Step[], value: unknown) {
  return forecastInputsSchema.safeParse(replaced(inputs, path, value)).data;
}

function replaced(inputs: ForecastInputs, path: readonly Step[], value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(inputs));
  let place: Record<Step, unknown> = copy;
  for (const step of path.slice(0, -1)) place = place[step] as Record<Step, unknown>;
  place[path.at(-1) ?? ''] = value;
  return copy;
}
