import type { Material } from '../material.ts';
import { bullets, paragraphs, type SectionWriters, table } from '../phrases.ts';
import { registry, statistics } from '../sections/links.ts';
import { competitors } from '../sections/market.ts';
import { earning } from './earning.ts';
import { forecasts } from './forecasts.ts';
import { launch, operations } from './launch.ts';
import { format, risks } from './planReview.ts';
import { trade } from './trade.ts';

function summary(m: Material): string {
  const who = m.said('targetMarket', 110);
  const problem = m.said('problemSolved', 110);
  const when = m.said('timeline');
  return paragraphs(
    [
      m.about('businessIdea', (words) => `**${m.projectName}** : « ${words} ».`) ??
        `**${m.projectName}** : l’offre reste à écrire en une phrase, dans le module Mon idée.`,
      who === undefined ? undefined : `Les premiers clients : « ${who} ».`,
      problem === undefined ? undefined : `Ce qui leur manque aujourd’hui : « ${problem} ».`,
      m.about('team', (words) => `Derrière le projet : « ${words} ».`),
      m.about('location', (words) => `L’entreprise travaillera d’ici : « ${words} ».`),
      when === undefined ? undefined : `Échéance du lancement : « ${when} ».`,
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' '),
    bullets(
      [
        m.about('vision', (words) => `**Dans trois ans.** « ${words} ».`),
        m.about('initialInvestment', (words) => {
          const source = m.said('fundingSources');
          return `**L’argent.** Il faut « ${words} »${source === undefined ? '' : `, surtout de cette source : « ${source} »`}.`;
        }) ??
          '**L’argent.** Le montant et sa source restent à préciser; les réponses du module Finances les fixeront.',
        m.about('experience', (words) => `**Ce qui est déjà là.** « ${words} ».`) ??
          m.about(
            'resources',
            (words) => `**Ce qui est déjà là, et ce qu’il faut.** « ${words} ».`,
          ),
        `**Ce que vous demandez.** ${m.pick('request', [
          'Un montant, une durée et ce que le lecteur reçoit en retour : une seule phrase, à écrire en dernier.',
          'À écrire en une ligne pour chaque lecteur : un prêteur, un partenaire et un propriétaire de local n’attendent pas la même chose.',
        ])}`,
      ],
      4,
    ),
  );
}

function market(m: Material): string {
  const cell = (id: string, length?: number) => {
    const words = m.said(id, length);
    return words === undefined ? 'à préciser' : `« ${words} »`;
  };
  return paragraphs(
    m.about(
      'targetMarket',
      (words) =>
        `La clientèle visée est celle-ci : « ${words} ». ${m.pick('segment', [
          'Le plan commence par elle seule : un deuxième groupe viendra quand le premier rachètera.',
          'Tout ce qui suit se mesure sur ce groupe, et non sur la population.',
        ])}`,
    ),
    table(
      ['Ce qu’il faut savoir', 'Ce que vous en savez', 'Où le vérifier'],
      [
        ['Jusqu’où va le marché', cell('marketSize'), statistics(m)],
        ['Le besoin et sa fréquence', cell('problemSolved', 90), 'Dix conversations, notes datées'],
        ['Ce qui change', cell('marketTrends'), 'La source de votre réponse, et sa date'],
      ],
    ),
    trade[m.trade].opportunity,
  );
}

function competition(m: Material): string {
  return paragraphs(
    competitors(m),
    m.pick('switch', [
      'Ce qui vous distingue se montre avant l’achat, pas après.',
      'Ce qui vous distingue convainc mieux dans la bouche d’une personne déjà servie.',
    ]),
  );
}

/** What brings somebody back depends on what is sold: a month more, a next date, another purchase. */
function comingBack(m: Material): readonly string[] {
  const where = 'Courriel ou téléphone';
  if (m.earning === 'subscription' || m.earning === 'freemium') {
    const action = 'Écrire à chaque nouvel abonné la deuxième semaine';
    return ['Faire revenir', action, where, 'Deuxièmes paiements sur dix abonnés'];
  }
  const action =
    m.trade === 'teaching' || m.trade === 'care'
      ? 'Proposer la prochaine date avant la fin de la première rencontre'
      : 'Écrire à chaque client dix jours après l’achat';
  return ['Faire revenir', action, where, 'Deuxièmes achats ou recommandations sur dix clients'];
}

function marketing(m: Material): string {
  const channel = m.said('marketingChannels');
  const where = channel === undefined ? 'Là où vos clients passent déjà' : `« ${channel} »`;
  return paragraphs(
    m.about('valueProposition', (words) => `La promesse : « ${words} ».`) ??
      m.about(
        'differentiators',
        (words) => `La promesse part de votre différence : « ${words} ». Dites-la en dix mots.`,
      ),
    m.about('pricingStrategy', (words) => `Le prix : « ${words} ».`) ??
      'Le prix reste à préciser dans le module Finances; sans lui, aucune publicité ne se mesure.',
    table(
      ['Étape', 'Geste', 'Où', 'Mesure'],
      [
        [
          'Se faire connaître',
          m.about('customerAcquisition', (words) => `« ${words} »`) ??
            'Parler chaque semaine à dix personnes de la clientèle',
          where,
          'Demandes reçues par semaine',
        ],
        ['Faire essayer', earning[m.earning].firstSale, 'En personne', earning[m.earning].proof],
        comingBack(m),
      ],
    ),
  );
}

function sources(m: Material): string {
  const [competitor] = m.named('competitors');
  return paragraphs(
    '**Sources**',
    bullets(
      [
        `**Clientèle** : vos réponses et vos conversations, avec dates; population et ménages, ici : ${statistics(m)}.`,
        `**Concurrence** : ${competitor === undefined ? 'les offres que vous avez comparées' : `l’offre de « ${competitor} » et des autres`}, prix relevés et datés; entreprises immatriculées, ici : ${registry(m)}.`,
        '**Votre différence** : une preuve, photo, essai ou avis signé.',
      ],
      3,
    ),
    '**Annexes à joindre**',
    bullets(
      [
        'Votre curriculum vitæ et celui de chaque personne de l’équipe',
        'Une soumission pour chaque ressource à trouver',
        'Les lettres d’intention, précommandes ou essais payés',
        'Le budget de caisse et le bilan personnel qu’un prêteur demande',
      ],
      4,
    ),
  );
}

/** The parts of the business plan, in French. */
export const businessPlan: SectionWriters<'business-plan'> = {
  summary,
  market,
  competition,
  marketing,
  operations,
  forecasts,
  launch,
  risks,
  sources,
  format,
};
