import { capitalized } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { needsIn } from '../needs.ts';
import { bullets, numbered, paragraphs, table } from '../phrases.ts';
import { registry } from '../sections/links.ts';
import { dollars } from './amountWords.ts';
import { ruleOf } from './points.ts';

/** Who does what, with which means, under which form and rules. */
export function operations(m: Material): string {
  const needs = needsIn(m.said('resources') === undefined ? '' : m.whole('resources'));
  return paragraphs(
    people(m),
    table(
      ['Ressource', 'Déjà là ou à trouver', 'Coût', 'Pour quand'],
      needs.length === 0
        ? [['à préciser', 'à cocher', 'à préciser (soumission)', 'Avant l’ouverture']]
        : needs.map(({ words, isThere, cost, isMoney }) => [
            capitalized(words),
            isThere === undefined ? 'à cocher' : isThere ? 'Déjà là' : 'À trouver',
            cost === undefined
              ? isThere
                ? 'Entretien seulement'
                : 'à préciser (soumission)'
              : isMoney
                ? dollars(cost)
                : `${dollars(cost)}, selon vous`,
            isThere ? 'Dès maintenant' : dueOf(words),
          ]),
    ),
    legalForm(m),
    `**Permis et règles.** ${ruleOf(m)}`,
    m.about(
      'values',
      (words) =>
        `**Au quotidien.** Vous tenez à ceci : « ${words} ». Inscrivez ce que cela coûte par vente : un principe chiffré résiste aux mauvais mois.`,
    ),
  );
}

/** What the answers tell of each person, and what a lender will look for beside it. */
function people(m: Material): string {
  return paragraphs(
    '### Les personnes derrière le projet',
    bullets(
      [
        m.about('team', (words) => `**Qui fait quoi.** « ${words} ».`),
        m.about('experience', (words) => `**L’expérience.** « ${words} ».`),
        m.about('skills', (words) => `**Le savoir-faire.** « ${words} ».`),
        m.about('timeCommitment', (words) => `**Le temps.** « ${words} ».`),
      ],
      4,
    ),
    m.pick('people', [
      'La formation et la part de chaque personne dans l’entreprise restent à préciser; un curriculum vitæ se joint en annexe.',
      'Restent à préciser, pour chaque personne : sa formation, sa part de l’entreprise et ce qu’elle y met d’argent.',
    ]),
  );
}

function dueOf(need: string): string {
  return /permis|licence|assuranc|contrat/i.test(need)
    ? 'Avant le premier essai payant'
    : 'Avant l’ouverture';
}

/** What the chosen legal structure asks for; outside Quebec, only where to look. */
function legalForm(m: Material): string | undefined {
  return m.about('legalStructure', (words) => {
    const chosen = `**Forme juridique.** « ${words} ».`;
    if (m.outsideQuebec) return `${chosen} Formalités à vérifier ici : ${registry(m)}.`;
    if (/individuelle/i.test(words)) {
      return `${chosen} Simple et peu coûteuse, mais vos biens personnels répondent des dettes. L’immatriculation est obligatoire si le nom de l’entreprise ne comprend pas vos prénom et nom; à vérifier ici : ${registry(m)}.`;
    }
    if (/convention/i.test(words)) {
      return `${chosen} Faites écrire la convention d’actionnaires avant de démarrer : qui décide, qui part, à quel prix. Constitution et immatriculation : ${registry(m)}.`;
    }
    if (/actions/i.test(words)) {
      return `${chosen} Elle sépare vos biens de ceux de l’entreprise (sauf ce que vous cautionnez) et demande une comptabilité à part. Constitution et immatriculation : ${registry(m)}.`;
    }
    if (/OBNL/i.test(words)) {
      return `${chosen} Les profits restent à l’organisme, qu’un conseil d’administration dirige. Constitution : ${registry(m)}.`;
    }
    return `${chosen} Comparez votre responsabilité, vos impôts et les frais annuels de deux formes avec un comptable; formalités au ${registry(m)}.`;
  });
}

/** The milestones as the person orders them, each with its proof, and whether the date holds. */
export function launch(m: Material): string {
  const named = m.listed('milestones', 5);
  const date = m.said('timeline');
  return paragraphs(
    date === undefined
      ? 'L’échéance reste à choisir : sans date, aucun jalon ne presse.'
      : `Échéance choisie : « ${date} ». ${pace(date)}`,
    numbered(
      named.map(
        (milestone, index) =>
          `**${capitalized(milestone)}.** ${proofs[index % proofs.length] ?? proofs[0]}`,
      ),
      5,
    ),
    named.length === 0
      ? 'Deux jalons dont aucun projet ne se passe :'
      : 'Deux autres à placer parmi les vôtres, s’ils n’y sont pas déjà :',
    bullets(
      [
        `**Papiers en règle avant la première facture.** *Preuve* : l’immatriculation et les inscriptions aux taxes, vérifiées ici : ${registry(m)}.`,
        '**Trois ventes à des inconnus.** *Preuve* : trois paiements, et ce que chacun a reproché.',
      ],
      2,
    ),
    m.pick('order', [
      'Si un jalon en attend un autre (un permis avant une ouverture), donnez-lui la plus longue avance : les délais officiels sont à vérifier.',
      'Reculez à partir de l’ouverture : ce qui dépend d’un tiers commence en premier, et ses délais sont à vérifier.',
    ]),
  );
}

const proofs = [
  '*Preuve* : un document daté. *Responsable* : à nommer.',
  '*Preuve* : un résultat compté, pas une impression. *Responsable* : à nommer.',
  '*Preuve* : une photo, une facture ou une signature. *Responsable* : à nommer.',
] as const;

function pace(date: string): string {
  if (/3 mois/.test(date)) {
    return 'C’est court : gardez une seule offre, et commencez les demandes de permis cette semaine.';
  }
  if (/6 mois/.test(date)) {
    return 'C’est tenable si le premier essai payant a lieu dans les deux premiers mois.';
  }
  if (/plus d’un an/.test(date)) {
    return 'C’est long : fixez un essai payant d’ici trois mois, pour ne pas préparer dans le vide.';
  }
  return /un an/.test(date)
    ? 'Vous avez le temps d’essayer deux fois : prévoyez un premier essai payant dans trois mois et un second dans six.'
    : 'Une date peut attendre, le premier essai payant non : donnez-lui un jour précis.';
}
