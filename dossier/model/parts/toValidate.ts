import { profilePoints } from '@elan/domain/dossier/profilePoints';
import { severities } from '@elan/domain/forecast/outputs';
import type { Bilingual, Language } from '@elan/domain/language';
import { plural } from '@elan/domain/plural';
import { catalogue, findModule } from '@elan/modules/catalogue';
import type { Block } from '../blocks.ts';
import { plain } from '../markdown/inline.ts';
import { projectChecks } from '../projectChecks.ts';
import type { DossierSource } from '../source.ts';

const title: Bilingual = { fr: 'À valider', en: 'To validate' };
const lead: Bilingual = {
  fr: 'Ces points restaient ouverts le jour où le document a été fait.',
  en: 'These points were still open on the day this document was made.',
};

function titleOf(module: string): Bilingual {
  return findModule(module)?.shortTitle ?? { fr: module, en: module };
}

/** Maximum number of amounts to list individually. */
const mostAmounts = 12;

/**
 * @returns the points to validate: failed checks, points about the profile, texts older than their answers, and amounts
 *   without a source.
 */
function openPoints(source: DossierSource): readonly Bilingual[] {
  const { project, profile, pack } = source;
  const checks = projectChecks(source);
  const failed = checks.checks
    .filter(({ severity }) => severity !== 'note')
    .toSorted(
      (a, b) =>
        Number(a.answer !== undefined) - Number(b.answer !== undefined) ||
        severities.indexOf(a.severity) - severities.indexOf(b.severity),
    )
    .map(({ text, mendAt, answer }) => {
      const place = titleOf(mendAt.module);
      const reason = answer?.because ?? '';
      const meant = answer && {
        fr: ` C’est voulu, parce que\u00a0: «\u00a0${reason}\u00a0».`,
        en: ` It is meant so, because: “${reason}”.`,
      };
      return {
        fr: `${place.fr}\u00a0: ${text.fr}${meant?.fr ?? ''}`,
        en: `${place.en}: ${text.en}${meant?.en ?? ''}`,
      };
    });
  const stale = checks.stale.map(({ module }) => {
    const { fr, en } = titleOf(module);
    return {
      fr: `Le texte «\u00a0${fr}\u00a0» a été écrit avant un changement des réponses.`,
      en: `The “${en}” text was written before a change of the answers.`,
    };
  });
  const amounts = checks.untraced.map(({ module, amount }) => {
    const { fr, en } = titleOf(module);
    return {
      fr: `D’où vient le montant ${amount} du texte «\u00a0${fr}\u00a0»?`,
      en: `Where does the amount ${amount} in the “${en}” text come from?`,
    };
  });
  const untraced = Object.values(checks.untracedCount).reduce((sum, count) => sum + count, 0);
  const rest = untraced - mostAmounts;
  const inputs = project.modules[catalogue.finances.key]?.forecast?.inputs;
  const ofProfile = profilePoints({ profile, pack, inputs }).map(({ text }) => text);
  return [
    ...failed,
    ...ofProfile,
    ...stale,
    ...amounts.slice(0, mostAmounts),
    ...(rest > 0
      ? [
          {
            fr: `Et ${rest} ${plural('fr', rest, 'autre montant', 'autres montants')} dont l’origine n’est pas connue.`,
            en: `And ${rest} other ${plural('en', rest, 'amount', 'amounts')} whose origin is not known.`,
          },
        ]
      : []),
  ];
}

/** @returns page 2 of the author's own document; empty if there are no points or if the document is for others. */
export function toValidateBlocks(source: DossierSource): readonly Block[] {
  if (source.pack !== 'personal') return [];
  const points = openPoints(source);
  if (points.length === 0) return [];
  const language: Language = source.language;
  return [
    {
      kind: 'box',
      title: title[language],
      blocks: [
        { kind: 'paragraph', text: plain(lead[language]) },
        {
          kind: 'list',
          ordered: false,
          start: 1,
          items: points.map((point) => [{ kind: 'paragraph', text: plain(point[language]) }]),
        },
      ],
    },
  ];
}
