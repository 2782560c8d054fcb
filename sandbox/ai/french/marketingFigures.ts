import { withQue } from '@elan/domain/elision';
import { linkTo } from '@elan/domain/links/officialLinks';
import { money } from '@elan/domain/money';
import { uncapitalized } from '../excerpt.ts';
import { type MonthOfMarketing, marketingPlanOf } from '../marketingPlan.ts';
import type { Material } from '../material.ts';
import { bullets, numbered, paragraphs, table } from '../phrases.ts';
import { registry, ruleElsewhere } from '../sections/links.ts';
import { brandOf, channels, promiseOf } from './marketingNotes.ts';

/** What each month’s money goes to; every month adds up to the budget. */
export function budget(m: Material): string {
  const { channel, supports, monthly, months } = marketingPlanOf(m);
  const amount = (value: number) => money(value, 'fr');
  const row = (label: string, part: (month: MonthOfMarketing) => number) => [
    label,
    ...months.map((month) => amount(part(month))),
    amount(months.reduce((sum, month) => sum + part(month), 0)),
  ];
  return paragraphs(
    `Votre tranche : « ${m.said('budget') ?? 'à préciser'} » par mois. Ce plan prévoit ${amount(monthly)} par mois, un montant proposé que vous pourrez ajuster sans changer les proportions.`,
    table(
      ['Poste', 'Mois 1', 'Mois 2', 'Mois 3', 'Total'],
      [
        row('Base : photos, nom, outils', (month) => month.basics),
        row(channels[channel].expense, (month) => month.channel),
        row(`Essai : ${uncapitalized(channels[supports[0]].name)}`, (month) => month.trial),
        row('Imprévus', (month) => month.reserve),
        [
          '**Total**',
          ...months.map(() => `**${amount(monthly)}**`),
          `**${amount(monthly * months.length)}**`,
        ],
      ],
    ),
    'Demandez une soumission écrite pour tout poste de plus de 200 $, taxes comprises.',
  );
}

/** What to count, with proposed targets. */
export function measures(m: Material): string {
  const { channel, monthly } = marketingPlanOf(m);
  return paragraphs(
    table(
      ['Mesure', 'Comment la noter', 'Fréquence', 'Cible proposée', 'Si elle n’est pas atteinte'],
      [
        [
          'Gens qui vous contactent',
          `Un trait par contact, avec sa provenance (${uncapitalized(channels[channel].name)} ou autre)`,
          'Chaque jour',
          '5 par semaine',
          'Changer la première phrase, pas le canal',
        ],
        [
          'Premiers achats',
          'Vos factures',
          'Chaque semaine',
          '2 sur 10 contacts',
          'Rendre le premier pas plus petit',
        ],
        [
          'Coût d’un nouveau client',
          'Dépense du mois ÷ nouveaux clients',
          'Chaque mois',
          `${money(Math.round(monthly / 10), 'fr')} ou moins, pour dix clients par mois`,
          'Couper le poste qui n’a rien amené',
        ],
        [
          'Clients qui reviennent ou recommandent',
          'Une case dans votre liste de clients',
          'Chaque mois',
          '3 sur 10',
          'Appeler trois clients qui ne sont pas revenus',
        ],
      ],
    ),
    `Ces cibles sont proposées, à remplacer par vos vrais chiffres après un mois. La question à poser à chaque personne qui découvre « ${brandOf(m)} » : « comment nous avez-vous connus? ».`,
  );
}

/** What the law asks of advertising, prices and personal information. */
export function rules(m: Material): string {
  const spam = `**Courriels et textos.** La Loi canadienne anti-pourriel demande un consentement, votre nom et vos coordonnées, et un lien de désabonnement. Gardez la preuve de chaque consentement : ${linkTo('CRTC', 'fr')}.`;
  const name = brandOf(m);
  if (m.outsideQuebec) {
    return bullets(
      [
        spam,
        `**Affirmations.** Tout ce ${withQue(name)} annonce (prix, résultats, avis de clients) doit pouvoir se prouver, selon la Loi sur la concurrence.`,
        `**Règles du lieu.** ${ruleElsewhere(m)} Point de départ : ${registry(m)}.`,
      ],
      3,
    );
  }
  return bullets(
    [
      `**Français.** Sous le nom « ${name} », l’affichage, l’emballage, le site et la publicité doivent être en français. Sur une enseigne, une autre langue n’est permise que si le français est nettement prédominant; depuis le 1er juin 2025, cela vaut aussi autour d’un nom ou d’une marque dans une autre langue : ${linkTo('OQLF', 'fr')}.`,
      spam,
      `**Prix et concours.** Le prix annoncé comprend tous les frais, sauf les taxes; la publicité aux moins de 13 ans est interdite, avec de rares exceptions; un concours a ses règles : ${linkTo('OPC', 'fr')}.`,
      `**Renseignements personnels.** La Loi 25 demande une personne responsable, une politique lisible et un consentement avant de suivre les visiteurs : ${linkTo('CAI', 'fr')}.`,
    ],
    4,
  );
}

/** What to do first, each step with its date. */
export function nextSteps(m: Material): string {
  const { channel } = marketingPlanOf(m);
  return numbered(
    [
      `**Cette semaine, sans argent.** Dites votre promesse, « ${promiseOf(m, 80)} », à cinq personnes de votre clientèle. *Fait quand* vous avez noté les mots qu’elles emploient pour la redire.`,
      `**D’ici dix jours.** Vérifiez le nom « ${brandOf(m)} » et réservez l’adresse web et la page qui vont avec. *Fait quand* rien ne porte à confusion.`,
      `**D’ici deux semaines.** ${channels[channel].action}. *Fait quand* le premier cycle est derrière vous.`,
      `**D’ici un mois.** Comparez vos chiffres aux cibles, puis gardez, corrigez ou coupez. *Fait quand* la décision tient sur une page datée.`,
    ],
    4,
  );
}
