import { figuresOf } from '@elan/domain/figures/figuresOf';
import { fillFigures } from '@elan/domain/figures/fill';
import { placeholdersIn } from '@elan/domain/figures/placeholder';
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import type { TraceSources } from '@elan/reading/tracing/sources';
import { traceAmounts } from '@elan/reading/tracing/traceAmounts';
import { print } from '../report.ts';
import { interleaved, processorTime } from '../rounds.ts';

const rounds = 20;
const repeats = 5;

const paragraph = (at: number) =>
  `## Mois ${at}\n\nEntre 22 h et 6 h, rien de chaud n’est ouvert à dix minutes de l’hôpital. Vous comptez **${at * 37} $** de loyer et de publicité, environ ${at * 5} clients par jour et {{f:revenue.y1}} la première année; le reste vient de « ${at * 211} $ d’économies ». À vérifier auprès de [l’Institut de la statistique](https://statistique.quebec.ca/), qui publie les emplois par secteur.\n\n`;
const row = (at: number) =>
  `| Semaine ${at} | Écouter dix personnes du quart de nuit | Dix pages de notes | ${at * 150} $ | ${at} % |\n`;
const section = (at: number) =>
  `${paragraph(at)}| Quand | Quoi | Preuve | Coût | Part |\n| --- | --- | --- | --- | --- |\n${row(at)}${row(at + 1)}\n- Trois recommandations, d’ici 30 jours.\n\n`;

/** A text of 3,000 words. */
const text = Array.from({ length: 60 }, (_, at) => section(at + 1))
  .join('')
  .split(' ')
  .slice(0, 3_000)
  .join(' ');
const words = Array.from(
  { length: 60 },
  (_, at) =>
    `Le loyer est de ${at * 37} $ par mois, pour ${at * 5} clients; ${at * 211} $ de côté.`,
);
const figures = Array.from(
  { length: 150 },
  (_, at) => ({ id: `f${at}`, unit: 'dollars', value: at * 731.5 }) as const,
);
const sources: TraceSources = { figures, words, day: '2026-11-25' };

const bakeryFigures = figuresOf(bakery);
const named = Array.from({ length: 60 }, (_, at) => section(at + 1))
  .join('\n{{t:loans}}\n\nLe pain à {{f:offer1.price}} laisse {{f:offer1.margin}}.\n\n')
  .split(' ')
  .slice(0, 3_000)
  .join(' ');

/** Measures the cost of inserting the current figures into a text. */
async function measureFilling(): Promise<void> {
  const filling = { figures: bakeryFigures, language: 'fr' } as const;
  const ms = await interleaved(rounds, {
    ours: processorTime(repeats, () => fillFigures(named, filling)),
    bare: processorTime(repeats, () => named.replaceAll('{{', '')),
  });
  print({
    what: 'filling the figures of 3,000 words',
    value: ms.ours,
    unit: 'ms',
    budget: 2,
    detail: `${placeholdersIn(named).length} placeholders; replacing their braces alone ${(ms.bare * 1_000).toFixed(0)} µs`,
  });
}

/** Measures the cost of finding the source of each amount in a text. */
export async function measureTracing(): Promise<void> {
  await measureFilling();
  const amounts = traceAmounts(text, sources).length;
  const ms = await interleaved(rounds, {
    ours: processorTime(repeats, () => traceAmounts(text, sources)),
    bare: processorTime(repeats, () => [...text.matchAll(/\d+/g)].length),
  });
  print({
    what: 'tracing the amounts of 3,000 words',
    value: ms.ours,
    unit: 'ms',
    budget: 10,
    detail: `${amounts} amounts; finding the digits alone ${(ms.bare * 1_000).toFixed(0)} µs`,
  });
}
