import { linkTo } from '@elan/domain/links/officialLinks';
import { money } from '@elan/domain/money';
import { chosen } from '../chosen.ts';
import { capitalized, uncapitalized } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { needsIn, type Supplier, suppliersIn } from '../needs.ts';
import { bullets, numbered, paragraphs, type SectionWriters, table } from '../phrases.ts';
import { roadMapOf, stageOf } from '../roadMap.ts';
import { registry } from '../sections/links.ts';
import { openNeeds } from '../supplyNeeds.ts';
import { earning } from './earning.ts';
import { imperative } from './imperative.ts';
import { ruleOf } from './points.ts';
import { protections, stageNotes, standards, tradeOfWork } from './rdNotes.ts';
import { trade } from './trade.ts';

function status(m: Material): string {
  const notes = stageNotes[stageOf(m)];
  return paragraphs(
    m.about(
      'productDescription',
      (words) => `Ce que recevra votre client, selon vous : « ${words} ».`,
    ),
    `${
      m.about('developmentStage', (words) => `Votre étape : « ${words} ».`) ??
      `Étape à confirmer : ${uncapitalized(notes.name)}.`
    } Autrement dit, ${notes.exists}.`,
    m.about(
      'innovations',
      (words) =>
        `Ce qui est neuf : « ${words} ». ${m.pick('new', [
          'Essayez d’abord cette partie : c’est elle qui peut échouer, le reste est connu.',
          'Demandez-vous si le client le remarquera; sinon, gardez-le pour plus tard.',
        ])}`,
    ),
    `**La plus petite version vendable** : ${tradeOfWork[m.trade].smallest}. Ce qu’elle laisse de côté attendra que dix personnes l’aient payée.`,
  );
}

function requirements(m: Material): string {
  const { must, should, later } = tradeOfWork[m.trade];
  const needs = needsIn(m.whole('technicalRequirements'));
  // What is missing comes first: it is what the work waits for.
  const named = needs
    .toSorted((a, b) => Number(a.isThere ?? false) - Number(b.isThere ?? false))
    .slice(0, 6)
    .map(({ words, isThere }) => [
      `« ${capitalized(words)} »`,
      'Indispensable, selon vous',
      isThere === undefined ? 'À préciser' : isThere ? 'Déjà là' : 'À trouver',
      isThere ? 'S’en servir une fois, du début à la fin' : 'Un prix et une date par écrit',
    ]);
  return paragraphs(
    table(
      ['Exigence', 'Priorité', 'Déjà là ou à trouver', 'Comment vérifier'],
      [
        ...named,
        [must[0], 'Indispensable', 'À trouver', 'Une personne extérieure le constate'],
        [must[1], 'Indispensable', 'À trouver', 'Vérifié avec quelqu’un du métier'],
        ruleRow(m),
        [should, 'Souhaitable', 'À trouver', 'Trois clients le remarquent'],
        [later, 'Plus tard', 'À reporter', 'Demandé par trois clients qui ont payé'],
      ],
    ),
    m.pick('must', [
      'Un mot d’ordre pour trancher : si l’on peut servir un premier client sans cela, dans les règles, ce n’est pas indispensable.',
      'Relisez la colonne des priorités avec quelqu’un du métier : il en retirera une, et en ajoutera une que vous n’aviez pas vue.',
    ]),
  );
}

/** Who knows of no rule has that to confirm, not the rule. */
function ruleRow(m: Material): readonly string[] {
  const standard = chosen(m, 'rd', 'qualityStandards');
  const words = m.said('qualityStandards');
  if (standard === 'ownStandards') {
    return [
      `L’absence de règle obligatoire (votre réponse : « ${words} »)`,
      'Indispensable',
      'À confirmer',
      'Une réponse écrite d’une conseillère ou d’un conseiller de votre coin',
    ];
  }
  const isKnown = words !== undefined && standard !== 'unknown';
  return [
    isKnown
      ? `Les règles qui passent en premier : « ${words} »`
      : 'Les règles qui s’appliquent à vous',
    'Indispensable',
    'À confirmer',
    'Une réponse écrite de l’organisme',
  ];
}

function roadMap(m: Material): string {
  const planned = roadMapOf(m);
  const cost = (value: number) => money(value, 'fr');
  const total = planned.reduce((sum, stage) => sum + stage.cost, 0);
  return paragraphs(
    table(
      ['Étape et durée', 'Travail à faire', 'Preuve que c’est réussi', 'Coût proposé'],
      [
        ...planned.map(({ stage, weeks, cost: dollars }) => [
          `${stageNotes[stage].name}, ${weeks} semaines`,
          stage === 'testing' ? trade[m.trade].test : stageNotes[stage].work,
          stageNotes[stage].proof,
          cost(dollars),
        ]),
        ['**Total**', '', '', `**${cost(total)}**`],
      ],
    ),
    'Ces coûts sont un plafond proposé, à valider par des prix écrits.',
    m.pick('stop', [
      'Revenez d’une étape si la preuve n’y est pas à la date prévue; arrêtez si deux étapes de suite la manquent pour la même raison.',
      'Une étape sans preuve n’est pas finie, même si le temps est écoulé : repoussez la suivante plutôt que de faire semblant.',
    ]),
  );
}

function quality(m: Material): string {
  const standard = standards[chosen(m, 'rd', 'qualityStandards') ?? 'unknown'];
  const [one, two] = tradeOfWork[m.trade].criteria;
  return paragraphs(
    bullets(
      [
        m.outsideQuebec ? undefined : standard,
        `**À vérifier avant la première vente.** ${ruleOf(m)} Point de départ : ${registry(m)}.`,
        m.outsideQuebec
          ? undefined
          : `**${m.trade === 'making' || m.trade === 'food' ? 'Étiquettes, modes d’emploi et contrats' : 'Contrats, factures et site'}.** En français d’abord; une garantie écrite s’ajoute à la garantie légale, elle ne la remplace pas. Vérifiez auprès de l’Office de la protection du consommateur.`,
      ],
      3,
    ),
    `Trois critères à vous donner pour ce que vous décrivez, « ${m.said('productDescription', 80) ?? 'votre produit'} » :`,
    bullets([one, two, 'Une plainte notée, avec la correction, dans les 48 heures'], 3),
  );
}

function tests(m: Material): string {
  return paragraphs(
    m.about(
      'testingStrategy',
      (words) =>
        `Votre façon d’essayer : « ${words} ». Ajoutez-y, avant de commencer, le résultat qui vous ferait changer d’idée.`,
    ),
    numbered(
      [
        `**Sans rien fabriquer (une semaine).** Montrez la description d’une vente à huit personnes de cette clientèle : « ${m.said('targetMarket', 80) ?? 'celle que vous visez'} ». *Continuez si* cinq demandent le prix d’elles-mêmes.`,
        `**Avec la plus petite version (deux semaines).** ${imperative(trade[m.trade].test)}. Observez les gestes, pas les avis. *Corrigez si* la même hésitation revient trois fois.`,
        `**Avec de l’argent (un mois).** ${imperative(earning[m.earning].firstSale)}. *Preuve* : ${uncapitalized(earning[m.earning].proof)}. *Abandonnez cette version si* personne ne paie après dix vraies offres.`,
      ],
      3,
    ),
  );
}

function suppliers(m: Material): string {
  const { needs } = tradeOfWork[m.trade];
  const named = m.said('suppliers') === undefined ? [] : suppliersIn(m.whole('suppliers'));
  const open = openNeeds(m, needs, named);
  const alone = named.find(({ planB, isSeveral }) => planB === undefined && !isSeveral);
  return paragraphs(
    table(
      ['Besoin', 'Faire ou faire faire', 'Fournisseur', 'Plan B', 'Question à poser'],
      [
        ...open.map(([need, choice, question]) => [
          need,
          choice,
          'À trouver',
          'À trouver',
          question,
        ]),
        ...named.map(({ need, name, planB, isSeveral }) => [
          need === undefined ? 'Nommé dans vos réponses' : capitalized(need),
          'À confirmer',
          `« ${capitalized(name)} »`,
          planB !== undefined
            ? `« ${capitalized(planB)} »`
            : isSeveral
              ? 'L’un pour l’autre, à convenir'
              : 'À trouver',
          'Que faites-vous si vous ne pouvez pas livrer?',
        ]),
      ],
    ),
    named.length === 0
      ? 'Vous ne nommez encore aucun fournisseur. Commencez par celui dont l’absence arrêterait tout, et trouvez-en deux.'
      : alone === undefined
        ? 'Chacun a son remplaçant, selon vous : demandez un prix écrit à chaque remplaçant avant d’en avoir besoin.'
        : `La dépendance à surveiller : « ${sourceOf(alone)} », sans remplaçant nommé. Demandez dès maintenant un deuxième prix ailleurs, même si tout va bien.`,
  );
}

function sourceOf({ need, name }: Supplier): string {
  return need === undefined ? name : `${need} : ${name}`;
}

function intellectualProperty(m: Material): string {
  const choice = chosen(m, 'rd', 'intellectualProperty') ?? 'undecided';
  return paragraphs(
    m.about('intellectualProperty', (words) => `Votre choix : « ${words} ».`),
    protections[choice],
    bullets(
      [
        `**Dater.** Gardez croquis, recettes, versions et courriels de « ${m.projectName} » dans un dossier daté.`,
        '**Écrire.** Une entente avec chaque personne qui contribue : sans cession écrite, l’auteur du logo ou du code en reste souvent propriétaire.',
        `**Demander.** L’${linkTo('OPIC', 'fr')} pour les règles, un juriste avant toute dépense.`,
      ],
      3,
    ),
  );
}

function risks(m: Material): string {
  const missing = needsIn(m.whole('technicalRequirements')).find(
    ({ isThere }) => isThere === false,
  );
  const requirement =
    missing === undefined ? m.said('technicalRequirements', 90) : capitalized(missing.words);
  return paragraphs(
    bullets(
      [
        stageNotes[stageOf(m)].risk,
        trade[m.trade].threat,
        requirement === undefined
          ? '**Un besoin oublié.** *Signe* : une dépense imprévue par semaine. *Parade* : la liste des exigences, relue par quelqu’un du métier.'
          : `**Ce qu’il vous faut.** « ${requirement} » : *signe*, un élément sans prix ni date. *Parade*, l’emprunter, le louer ou s’en passer pour le premier essai.`,
      ],
      3,
    ),
    numbered(
      [
        `**Cette semaine.** ${imperative(stageNotes[stageOf(m)].work)}.`,
        '**D’ici deux semaines.** Obtenez une réponse écrite sur la règle qui pourrait vous empêcher de vendre.',
        `**D’ici un mois.** ${imperative(trade[m.trade].test)}.`,
      ],
      3,
    ),
  );
}

/** The sections of product R&D, in French. */
export const rd: SectionWriters<'rd'> = {
  status,
  requirements,
  roadMap,
  quality,
  tests,
  suppliers,
  intellectualProperty,
  risks,
};
