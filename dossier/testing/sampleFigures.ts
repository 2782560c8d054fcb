import type { Block } from '../model/blocks.ts';
import { chart, columns, row, table, total } from './blocks.ts';

/** Formats an amount in French. */
const dollars = (value: number): string =>
  `${value < 0 ? '−' : ''}${Math.abs(Math.round(value))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0$`;

const months = [
  'Mars',
  'Avr.',
  'Mai',
  'Juin',
  'Juill.',
  'Août',
  'Sept.',
  'Oct.',
  'Nov.',
  'Déc.',
  'Janv.',
  'Févr.',
];
const season = [0.55, 0.7, 0.85, 0.95, 0.9, 0.88, 1.05, 1.1, 1.15, 1.3, 0.95, 1];
const sales = season.map((share) => Math.round(share * 24_600));
const costs = {
  Ingrédients: sales.map((value) => Math.round(value * 0.31)),
  'Salaires et charges de l’employeur': sales.map((_, at) => (at < 3 ? 6_850 : 8_420)),
  Loyer: sales.map(() => 2_150),
  'Électricité et chauffage': sales.map((_, at) => (at > 7 || at < 2 ? 640 : 410)),
  'Publicité et promotion': sales.map((_, at) => (at < 2 ? 1_200 : 450)),
  'Assurances et permis': sales.map((_, at) => (at === 0 ? 1_385 : 185)),
  'Intérêts et frais de prêt': sales.map((_, at) => 402 - at * 6),
} as const;
const spent = sales.map((_, at) =>
  Object.values(costs).reduce((all, cost) => all + (cost[at] ?? 0), 0),
);
const profit = sales.map((value, at) => value - (spent[at] ?? 0));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const monthly = (label: string, values: readonly number[], kind: typeof row) =>
  kind(label, ...values.map(dollars), dollars(sum(values)));

/** First-year income statement by month, with fourteen columns. */
export const monthlyIncome: Block = {
  kind: 'landscape',
  blocks: [
    table('État des résultats prévisionnel, première année', {
      columns: columns('Poste', ...months.map((month) => `>${month}`), '>Total'),
      rows: [
        monthly('Ventes', sales, total),
        ...Object.entries(costs).map(([label, values]) => monthly(label, values, row)),
        monthly('Total des charges', spent, total),
        monthly('Bénéfice avant impôts', profit, total),
      ],
    }),
  ],
};

const cash: number[] = [];
for (const [at, value] of profit.entries()) {
  cash.push((cash.at(-1) ?? 14_200) + value - (at < 4 ? 2_900 : 610));
}
const lowest = cash.indexOf(Math.min(...cash));

export const cashChart: Block = chart(
  'Encaisse à la fin de chaque mois, première année',
  `L’encaisse part de 14 200 $, descend à son plus bas au mois ${lowest + 1} puis remonte.`,
  {
    labels: months,
    series: [
      { label: 'Scénario prévu', shape: 'line', values: cash },
      {
        label: 'Ventes inférieures de 15 %',
        shape: 'line',
        values: cash.map((value, at) => value - 1_050 * (at + 1)),
      },
    ],
    ticks: [0, 10_000, 20_000, 30_000, 40_000, 50_000].map((value) => ({
      value,
      label: dollars(value),
    })),
    mark: {
      at: lowest,
      value: cash[lowest] ?? 0,
      label: `Au plus bas : ${dollars(cash[lowest] ?? 0)}`,
    },
  },
);

export const salesChart: Block = chart(
  'Ventes et charges par mois, première année',
  'Les ventes passent de 13 530 $ en mars à 31 980 $ en décembre; les charges montent moins vite.',
  {
    labels: months,
    series: [
      { label: 'Ventes', shape: 'bar', values: sales },
      { label: 'Charges', shape: 'bar', values: spent },
      {
        label: 'Bénéfice',
        shape: 'line',
        values: profit.map((value, at) => (at === 0 ? null : value)),
      },
    ],
    ticks: [-10_000, 0, 10_000, 20_000, 30_000, 40_000].map((value) => ({
      value,
      label: dollars(value),
    })),
  },
);

export const sourcesAndUses: Block = table('Coût et financement du projet', {
  columns: columns('Coût du projet', '>Montant', 'Financement', '>Montant', '>Part'),
  rows: [
    row('Four à pavé et hotte', dollars(28_400), 'Mise de fonds', dollars(18_000), '22\u00a0%'),
    row('Aménagement du local', dollars(21_750), 'Prêt SADC', dollars(35_000), '43\u00a0%'),
    row(
      'Pétrin, chambre froide et petit matériel',
      dollars(14_900),
      'Prêt bancaire',
      dollars(20_000),
      '25\u00a0%',
    ),
    row('Stock de départ', dollars(3_600), 'Love money', dollars(8_000), '10\u00a0%'),
    row('Fonds de roulement', dollars(12_350), '', '', ''),
    total('Total', dollars(81_000), 'Total', dollars(81_000), '100\u00a0%'),
  ],
});

export const balanceSheets: Block = table('Bilans prévisionnels', {
  columns: columns('', '>À l’ouverture', '>Fin de l’an 1', '>Fin de l’an 2', '>Fin de l’an 3'),
  rows: [
    ...Object.entries({
      Encaisse: [12_350, 17_940, 31_210, 48_870],
      Stocks: [3_600, 3_900, 4_250, 4_600],
      Immobilisations: [65_050, 54_280, 44_910, 37_020],
    }).map(([label, values]) => row(label, ...values.map(dollars))),
    total('Total de l’actif', ...[81_000, 76_120, 80_370, 90_490].map(dollars)),
    ...Object.entries({
      'Fournisseurs à payer': [0, 4_180, 4_720, 5_110],
      'Prêts à rembourser': [55_000, 47_600, 39_800, 31_500],
      'Capital et bénéfices non répartis': [26_000, 24_340, 35_850, 53_880],
    }).map(([label, values]) => row(label, ...values.map(dollars))),
    total(
      'Total du passif et des capitaux propres',
      ...[81_000, 76_120, 80_370, 90_490].map(dollars),
    ),
  ],
});

/** Three years of repayments, longer than a page. */
export const repayments: Block = table('Remboursement du prêt SADC', {
  columns: columns(
    'Mois',
    '>Solde au début',
    '>Intérêts',
    '>Capital',
    '>Versement',
    '>Solde à la fin',
  ),
  rows: Array.from({ length: 60 }, (_, at) => {
    const start = 35_000 - at * 583;
    const interest = (start * 0.0725) / 12;
    return row(
      `Mois ${at + 1}`,
      ...[start, interest, 583, 583 + interest, start - 583].map(dollars),
    );
  }),
});
