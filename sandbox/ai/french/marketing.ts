import { withQue } from '@elan/domain/elision';
import { uncapitalized } from '../excerpt.ts';
import { marketingPlanOf } from '../marketingPlan.ts';
import type { Material } from '../material.ts';
import { bullets, numbered, paragraphs, type SectionWriters, table } from '../phrases.ts';
import { registry } from '../sections/links.ts';
import { earning } from './earning.ts';
import { imperative } from './imperative.ts';
import { budget, measures, nextSteps, rules } from './marketingFigures.ts';
import { backstage, brandOf, channels, orderBefore, promiseOf, toneOf } from './marketingNotes.ts';

function brand(m: Material): string {
  return paragraphs(
    `Votre promesse, telle que vous l’écrivez : « ${promiseOf(m, 200)} ». ${m.pick('promise', [
      'Lisez-la à voix haute : si elle dépasse un souffle, coupez la deuxième moitié.',
      'Retirez-en un mot à la fois; ce qui reste quand elle cesse de tenir est votre vraie promesse.',
      'Faites-la redire par quelqu’un le lendemain : gardez ses mots plutôt que les vôtres.',
    ])}`,
    'Ce qui peut la prouver :',
    bullets(
      [
        m.about('differentiators', (words) => `**Votre différence.** « ${words} ».`),
        m.about('experience', (words) => `**Votre parcours.** « ${words} ».`),
        m.about(
          'problemSolved',
          (words) =>
            `**Le problème que vous connaissez.** « ${words} ». Montrez-le par une situation vécue.`,
        ),
        '**Un premier client nommé.** Une phrase de lui, avec son accord écrit, pèse plus que trois arguments.',
      ],
      3,
    ),
    `Le nom « ${brandOf(m)} » : dites-le au téléphone à trois personnes et demandez-leur de l’écrire. Vérifiez ensuite qu’il est libre, ici : ${registry(m)}, et dans la base des marques de commerce du Canada.`,
  );
}

function customer(m: Material): string {
  const tone = toneOf(m);
  return paragraphs(
    m.about(
      'targetMarket',
      (words) =>
        `À qui parler d’abord : « ${words} ». ${m.pick('who', [
          'Donnez un prénom à cette personne et écrivez tout pour elle seule.',
          'Avant de publier, demandez-vous si cette personne s’arrêterait pour lire.',
        ])}`,
    ) ??
      'Vous n’avez pas encore décrit votre clientèle : faites-le dans « Mon idée » avant de publier quoi que ce soit.',
    table(
      ['Ce que vit ce client', 'Ce que vous lui dites', 'Ce que vous ne dites pas'],
      [
        [
          m.about('problemSolved', (words) => `« ${words} »`) ??
            'Un problème à décrire avec ses mots',
          `« ${promiseOf(m, 110)} »`,
          'La liste de tout ce que vous savez faire',
        ],
        [
          'Il ne vous connaît pas encore',
          m.about('differentiators', (words) => `La preuve : « ${words} »`) ??
            'Une preuve qui se voit : photo, essai, garantie',
          'Des promesses que vous ne contrôlez pas',
        ],
        ['Il hésite, compare, remet à demain', tone.say, tone.avoid],
      ],
    ),
  );
}

function channelTable(m: Material): string {
  const { channel, decided, supports } = marketingPlanOf(m);
  const row = (name: string, key: typeof channel) => {
    const notes = channels[key];
    return [name, notes.role, notes.action, notes.hours, notes.sign];
  };
  const main = channels[channel].name;
  return paragraphs(
    decided
      ? `Vous choisissez ce canal : « ${m.said('marketingChannels')} ». Donnez-lui douze semaines avant de le juger.`
      : `Le canal reste à choisir. Pour ce que vous décrivez, commencez par celui-ci : ${uncapitalized(main)}. Comparez-le à « ${channels[supports[0]].name} » pendant deux semaines, puis tranchez.`,
    table(
      ['Canal', 'Rôle', 'Geste et rythme', 'Temps par semaine', 'Signe que cela marche'],
      [
        row(`**${main}**`, channel),
        ...supports.map((key) => row(`${channels[key].name} (appui)`, key)),
      ],
    ),
    m.pick('change', [
      'N’ajoutez un canal que lorsque le premier donne son signe trois semaines de suite. Sans aucun signe après douze semaines, changez.',
      'Si le temps manque, coupez les appuis, jamais le canal principal. Changez-en si trois clients de suite disent qu’ils ne s’y trouvent pas.',
    ]),
  );
}

function path(m: Material): string {
  const { channel } = marketingPlanOf(m);
  return paragraphs(
    m.about(
      'customerAcquisition',
      (words) =>
        `Vous imaginez le chemin ainsi : « ${words} ». Le voici étape par étape, avec l’endroit où l’on perd les gens.`,
    ),
    numbered(
      [
        `**Découvrir.** On vous voit par ce canal : ${uncapitalized(channels[channel].name)}. Une phrase suffit : « ${promiseOf(m, 90)} ». *On perd* ceux qui ne savent pas si c’est pour eux : nommez-les.`,
        `**S’intéresser.** On cherche le prix, le lieu et le délai. Affichez les trois sans qu’il faille écrire. *On perd* ceux qui attendent une réponse plus d’une journée.`,
        `**Acheter une première fois.** ${imperative(earning[m.earning].firstSale)}. *On perd* ceux pour qui le premier pas est trop gros : offrez-en un petit.`,
        '**Revenir.** Un message personnel une semaine après, avec une seule question : « qu’est-ce qui vous ferait revenir, ou nous envoyer quelqu’un? ». *On perd* ceux que l’on oublie.',
        `**Recommander.** Demandez un nom, pas un service : « à qui pensez-vous? ». *On perd* les recommandations que l’on n’ose pas demander.`,
      ],
      5,
    ),
  );
}

function content(m: Material): string {
  const { channel } = marketingPlanOf(m);
  const { place } = channels[channel];
  const name = brandOf(m);
  return paragraphs(
    m.about(
      'contentStrategy',
      (words) => `Votre intention : « ${words} ». Voici un mois qui la respecte et reste tenable.`,
    ),
    table(
      ['Semaine', 'Sujet', 'Format et canal', 'Appel à l’action'],
      [
        [
          '1',
          m.about('problemSolved', (words) => `La situation de départ : « ${words} »`) ??
            'La situation que vos clients veulent quitter',
          `Un texte court et une photo; ${place}`,
          'Racontez-nous la vôtre',
        ],
        [
          '2',
          backstage[m.trade],
          `Trois photos ou 30 secondes de vidéo; ${place}`,
          'Posez une question',
        ],
        [
          '3',
          m.about('differentiators', (words) => `Votre différence, montrée : « ${words} »`) ??
            'La réponse à la question que l’on vous pose le plus',
          `Une démonstration; ${place}`,
          'Essayez, ou réservez un essai',
        ],
        [
          '4',
          earning[m.earning].firstSale,
          `Une offre datée, avec son prix; ${place}`,
          orderBefore[m.earning],
        ],
      ],
    ),
    'Deux textes prêts à publier, à mettre à votre main :',
    bullets(
      [
        `**Texte 1.** « ${m.said('problemSolved', 110) ?? 'On a tous déjà vécu ça'} » : si vous vivez ça aussi, c’est pour vous ${withQue(name)} existe.`,
        `**Texte 2.** ${name}, c’est ceci : « ${promiseOf(m, 110)} ». ${toneOf(m).invitation}`,
      ],
      2,
    ),
  );
}

/** The sections of the marketing plan, in French. */
export const marketing: SectionWriters<'marketing'> = {
  brand,
  customer,
  channels: channelTable,
  budget,
  path,
  content,
  measures,
  rules,
  nextSteps,
};
