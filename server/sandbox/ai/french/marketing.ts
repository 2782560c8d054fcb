import { money } from '@elan/domain/money';
import { chosen } from '../chosen.ts';
import { type MonthOfMarketing, marketingPlanOf } from '../marketingPlan.ts';
import type { Material } from '../material.ts';
import { bullets, numbered, paragraphs, type SectionWriters, table } from '../phrases.ts';
import { earning } from './earning.ts';
import { registry, ruleElsewhere } from './links.ts';
import { backstage, channels, tones } from './marketingNotes.ts';

function brandOf(m: Material): string {
  return m.said('brandName', 60) ?? m.projectName;
}

function promiseOf(m: Material, length: number): string {
  return m.said('valueProposition', length) ?? 'une promesse à écrire';
}

function toneOf(m: Material) {
  return tones[chosen(m, 'marketing', 'brandPersonality') ?? 'simple'];
}

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
    `À qui parler d’abord : « ${m.said('targetMarket', 120) ?? 'clientèle à préciser dans « Mon idée »'} ». ${m.pick(
      'who',
      [
        'Donnez un prénom à cette personne et écrivez tout pour elle seule.',
        'Avant de publier, demandez-vous si cette personne s’arrêterait pour lire.',
      ],
    )}`,
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
      : `Le canal reste à choisir. Pour ce que vous décrivez, commencez par celui-ci : ${main.toLowerCase()}. Comparez-le à « ${channels[supports[0]].name} » pendant deux semaines, puis tranchez.`,
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

function budget(m: Material): string {
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
        row(`Essai : ${channels[supports[0]].name.toLowerCase()}`, (month) => month.trial),
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
        `**Découvrir.** On vous voit par ce canal : ${channels[channel].name.toLowerCase()}. Une phrase suffit : « ${promiseOf(m, 90)} ». *On perd* ceux qui ne savent pas si c’est pour eux : nommez-les.`,
        `**S’intéresser.** On cherche le prix, le lieu et le délai. Affichez les trois sans qu’il faille écrire. *On perd* ceux qui attendent une réponse plus d’une journée.`,
        `**Acheter une première fois.** ${earning[m.earning].firstSale}. *On perd* ceux pour qui le premier pas est trop gros : offrez-en un petit.`,
        '**Revenir.** Un message personnel une semaine après, avec une seule question : « qu’est-ce qui vous ferait revenir? ». *On perd* ceux que l’on oublie.',
        `**Recommander.** Demandez un nom, pas un service : « à qui pensez-vous? ». *On perd* les recommandations que l’on n’ose pas demander.`,
      ],
      5,
    ),
  );
}

function content(m: Material): string {
  const { channel } = marketingPlanOf(m);
  const where = channels[channel].name.toLowerCase();
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
          `Un texte court et une photo; ${where}`,
          'Racontez-nous la vôtre',
        ],
        [
          '2',
          backstage[m.trade],
          `Trois photos ou 30 secondes de vidéo; ${where}`,
          'Posez une question',
        ],
        [
          '3',
          m.about('differentiators', (words) => `Votre différence, montrée : « ${words} »`) ??
            'La réponse à la question que l’on vous pose le plus',
          `Une démonstration; ${where}`,
          'Essayez, ou réservez un essai',
        ],
        [
          '4',
          earning[m.earning].firstSale,
          `Une offre datée, avec son prix; ${where}`,
          'Commander avant dimanche',
        ],
      ],
    ),
    'Deux textes prêts à publier, à mettre à votre main :',
    bullets(
      [
        `**Texte 1.** « ${m.said('problemSolved', 110) ?? 'On a tous déjà vécu ça'} » : si c’est aussi votre réalité, vous n’êtes pas seul. C’est pour ça que ${name} existe.`,
        `**Texte 2.** ${name}, c’est ceci : « ${promiseOf(m, 110)} ». ${toneOf(m).invitation}`,
      ],
      2,
    ),
  );
}

function measures(m: Material): string {
  const { channel, monthly } = marketingPlanOf(m);
  return paragraphs(
    table(
      ['Mesure', 'Comment la noter', 'Fréquence', 'Cible proposée', 'Si elle n’est pas atteinte'],
      [
        [
          'Gens qui vous contactent',
          `Un trait par contact, avec sa provenance (${channels[channel].name.toLowerCase()} ou autre)`,
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
    `Ces cibles sont proposées, à remplacer par vos vrais chiffres après un mois. La question à poser à chaque nouveau client de ${brandOf(m)} : « comment nous avez-vous connus? ».`,
  );
}

function rules(m: Material): string {
  const spam =
    '**Courriels et textos.** La Loi canadienne anti-pourriel demande un consentement, votre nom et vos coordonnées, et un lien de désabonnement. Gardez la preuve de chaque consentement : [CRTC](https://crtc.gc.ca/fra/internet/anti.htm).';
  const name = brandOf(m);
  if (m.outsideQuebec) {
    return bullets(
      [
        spam,
        `**Affirmations.** Tout ce que ${name} annonce (prix, résultats, avis de clients) doit pouvoir se prouver, selon la Loi sur la concurrence.`,
        `**Règles du lieu.** ${ruleElsewhere} Point de départ : ${registry(m)}.`,
      ],
      3,
    );
  }
  return bullets(
    [
      `**Français.** L’affichage, l’emballage, le site et la publicité de ${name} doivent être en français; une autre langue ne doit pas prendre le dessus. Si le nom n’est pas en français, la règle de l’affichage est à vérifier : [OQLF](https://www.oqlf.gouv.qc.ca/).`,
      spam,
      '**Prix et concours.** Le prix annoncé comprend tous les frais, sauf les taxes; la publicité aux moins de 13 ans est interdite, avec de rares exceptions; un concours a ses règles : [Office de la protection du consommateur](https://www.opc.gouv.qc.ca/).',
      '**Renseignements personnels.** La Loi 25 demande une personne responsable, une politique lisible et un consentement avant de suivre les visiteurs : [Commission d’accès à l’information](https://www.cai.gouv.qc.ca/).',
    ],
    4,
  );
}

function nextSteps(m: Material): string {
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
