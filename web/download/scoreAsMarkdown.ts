import { type MaturityScore, maturityCategories } from '@elan/domain/project/maturity';
import { isBlank } from '@elan/domain/text';
import type { Copy } from '../copy/fr/fr.ts';
import { listed } from './listed.ts';

/** A maturity score as Markdown: the overall score, the six areas, strengths, weaknesses and next steps. */
export function scoreAsMarkdown(score: MaturityScore, { maturity }: Copy): string {
  const areas = maturityCategories.map((name) => {
    const { score: points, status, recommendations } = score.categories[name];
    const facts = [`${points} ${maturity.outOf}`, status].filter((fact) => !isBlank(fact));
    return [`### ${maturity.categories[name]}`, facts.join(' · '), listed(recommendations)];
  });
  const parts = [
    [maturity.strengths, score.strengths],
    [maturity.weaknesses, score.weaknesses],
    [maturity.nextSteps, score.nextSteps],
  ] as const;
  return [
    `## ${maturity.overall(score.overall)}`,
    ...areas.flat(),
    ...parts.flatMap(([title, items]) => (items.length > 0 ? [`### ${title}`, listed(items)] : [])),
    ...(isBlank(score.timeline) ? [] : [`### ${maturity.timeline}`, score.timeline]),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}
