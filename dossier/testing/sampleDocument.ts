import type { Block, DossierDocument } from '../model/blocks.ts';
import { columns, heading, list, paragraph, row, steps, table } from './blocks.ts';
import {
  balanceSheets,
  cashChart,
  monthlyIncome,
  repayments,
  salesChart,
  sourcesAndUses,
} from './sampleFigures.ts';

export const labels = {
  fr: {
    contents: 'Table des matières',
    page: 'Page',
    of: 'sur',
    table: 'Tableau',
    chart: 'Graphique',
  },
  en: { contents: 'Contents', page: 'Page', of: 'of', table: 'Table', chart: 'Chart' },
} as const;

const summary: Block[] = [
  heading(1, 'Sommaire du projet'),
  paragraph([
    { text: 'La Fournée de nuit', bold: true },
    {
      text: ' est une boulangerie de quartier qui ouvrira le 2 mars 2027 à Rimouski, en face de l’hôpital régional. Elle cuit son pain entre 22 h et 6 h et vend, la nuit comme le jour, des repas chauds à celles et ceux qui travaillent quand tout est fermé : personnel soignant, policiers, camionneurs et étudiants.',
    },
  ]),
  paragraph(
    'L’entreprise demande un prêt de 35 000 $ à la SADC de la Neigette, remboursable en soixante versements mensuels. Cette somme s’ajoute à une mise de fonds de 18 000 $, à un prêt bancaire de 20 000 $ et à 8 000 $ de proches. L’ensemble finance l’achat d’un four à pavé, l’aménagement d’un local de 92 m² et quatre mois de fonds de roulement.',
  ),
  paragraph(
    'Les ventes prévues sont de 279 456 $ la première année. Le seuil de rentabilité est atteint à 19 870 $ de ventes par mois, soit 81 % des ventes du sixième mois. L’encaisse ne descend jamais sous zéro dans le scénario prévu.',
  ),
  heading(2, 'Ce qui distingue le projet'),
  list(
    'Aucun commerce d’alimentation ne sert de repas chaud entre 22 h et 6 h à moins de dix minutes de l’hôpital.',
    [
      { text: 'Un bassin captif', bold: true },
      {
        text: ' : 412 personnes travaillent de nuit à l’hôpital et au poste de la Sûreté du Québec.',
      },
    ],
    'Une promotrice qui a dirigé une équipe de nuit en boulangerie industrielle pendant sept ans.',
  ),
  sourcesAndUses,
];

const people: Block[] = [
  heading(1, 'Les personnes'),
  heading(2, 'Maude Lavoie-Tremblay, présidente'),
  paragraph(
    'Boulangère de métier, diplômée du Centre de formation professionnelle Rimouski-Neigette (DEP en boulangerie, 2014), elle a dirigé pendant sept ans l’équipe de nuit d’une boulangerie industrielle : douze personnes, 4 000 pains par quart, un taux de perte ramené de 6 % à 2,5 %. Elle détient 70 % des parts et travaille à temps plein dans l’entreprise.',
  ),
  heading(2, 'Karim Haddad, associé'),
  paragraph(
    'Technicien comptable depuis onze ans, il tient les livres, les déclarations de taxes et la paie. Il détient 30 % des parts et consacre dix heures par semaine à l’entreprise.',
  ),
  table('Expérience et rôle de chaque personne', {
    columns: columns('Personne', 'Formation', 'Expérience', 'Rôle', '>Part'),
    rows: [
      row(
        'Maude Lavoie-Tremblay',
        'DEP en boulangerie; AEC en gestion d’une PME',
        'Cheffe d’équipe de nuit, sept ans; formatrice, deux ans',
        'Production, achats, embauche, relations avec l’hôpital',
        '70\u00a0%',
      ),
      row(
        'Karim Haddad',
        'DEC en comptabilité et gestion',
        'Technicien comptable dans un cabinet de huit personnes',
        'Tenue de livres, taxes, paie, suivi du budget de caisse',
        '30\u00a0%',
      ),
    ],
  }),
];

const market: Block[] = [
  heading(1, 'Marché et concurrence'),
  heading(2, 'La clientèle'),
  paragraph(
    'Trois groupes composent la clientèle de nuit. Le premier, le personnel de l’hôpital, prend sa pause entre 2 h et 4 h et dispose de trente minutes. Le deuxième, les camionneurs de passage sur la route 132, cherche un repas complet et un stationnement. Le troisième, les étudiants de l’UQAR et de l’Institut maritime, vient surtout du jeudi au samedi.',
  ),
  {
    kind: 'quote',
    blocks: [
      paragraph(
        '« À trois heures du matin, c’est la machine distributrice ou rien. J’ai arrêté d’y penser comme à un repas. » — infirmière, quart de nuit, rencontrée le 14 octobre 2026',
      ),
    ],
  },
  heading(3, 'Taille du marché'),
  paragraph(
    'Avec une dépense moyenne de 11,40 $ par visite et 1,6 visite par semaine, les 412 personnes du quart de nuit représentent un marché de 390 800 $ par an. Le projet prévoit d’en servir 28 % la première année, ce que confirment les 86 intentions d’achat recueillies.',
  ),
  heading(2, 'Les concurrents'),
  table('Concurrents à moins de dix minutes', {
    columns: columns('Concurrent', 'Heures', 'Offre', 'Forces', 'Faiblesses'),
    rows: [
      row(
        'Dépanneur de la Cathédrale',
        '24 h',
        'Sandwichs préemballés, café',
        'Ouvert toute la nuit; stationnement',
        'Rien de chaud; choix limité à la livraison du mardi',
      ),
      row(
        'Cafétéria de l’hôpital',
        '7 h à 19 h',
        'Repas complets',
        'Prix bas; sur place',
        'Fermée la nuit et la fin de semaine',
      ),
      row(
        'Boulangerie du Vieux-Quai',
        '6 h 30 à 18 h',
        'Pain, viennoiseries, café',
        'Réputation; qualité',
        'Fermée la nuit; à douze minutes à pied',
      ),
    ],
  }),
  heading(2, 'L’avantage'),
  steps(
    'Le pain est frais au moment où la clientèle de nuit prend sa pause.',
    'Le four sert deux fois : les repas de nuit, puis le pain de 6 h.',
    'L’entente avec l’hôpital réserve 40 repas par quart pendant un an.',
  ),
];

const operations: Block[] = [
  heading(1, 'Exploitation'),
  heading(2, 'Le local et l’équipement'),
  paragraph(
    'Le local du 158, avenue Rouleau est loué pour cinq ans, avec une option de renouvellement au même prix majoré de l’inflation. Sa hotte doit être refaite; le propriétaire en paie le tiers. Le permis du MAPAQ et l’avis de conformité de la Ville sont demandés.',
  ),
  table('Calendrier', {
    columns: columns('Étape', 'Échéance', 'Responsable'),
    rows: [
      row('Signature du bail', '15 décembre 2026', 'M. Lavoie-Tremblay'),
      row('Commande du four', '5 janvier 2027', 'M. Lavoie-Tremblay'),
      row('Permis du MAPAQ', '1ᵉʳ février 2027', 'K. Haddad'),
      row('Travaux et mise en service', '22 février 2027', 'M. Lavoie-Tremblay'),
      row('Ouverture', '2 mars 2027', 'Les deux'),
    ],
  }),
  heading(2, 'L’équipe'),
  paragraph(
    'Deux boulangers de nuit et une personne au comptoir, à 19,50 $ l’heure, sont embauchés avant l’ouverture. Une quatrième personne s’ajoute au quatrième mois si les ventes dépassent 20 000 $.',
  ),
  { kind: 'rule' },
  paragraph([
    { text: 'Le registre des températures suit le modèle ' },
    { text: 'HACCP-7/B', code: true },
    { text: '; voir ' },
    { text: 'le guide du MAPAQ', link: 'https://www.mapaq.gouv.qc.ca/fr/Restauration' },
    { text: '.' },
  ]),
];

const finances: Block[] = [
  heading(1, 'Dossier financier'),
  heading(2, 'Hypothèses'),
  table('Hypothèses principales et leur origine', {
    columns: columns('Hypothèse', '>Valeur', 'Origine'),
    rows: [
      row('Prix moyen d’un repas', '11,40\u00a0$', 'Relevé de douze menus, octobre 2026'),
      row(
        'Repas par nuit, sixième mois',
        '62',
        '86 intentions d’achat, entente de 40 repas avec l’hôpital',
      ),
      row(
        'Coût des ingrédients',
        '31\u00a0%',
        'Fiches techniques de 18 produits, prix du grossiste au 3 novembre 2026',
      ),
      row(
        'Salaire horaire',
        '19,50\u00a0$',
        'Moyenne régionale, Institut de la statistique du Québec',
      ),
      row('Hausse annuelle des prix', '2\u00a0%', 'Cible de la Banque du Canada'),
    ],
  }),
  salesChart,
  heading(2, 'État des résultats'),
  monthlyIncome,
  heading(2, 'Budget de caisse'),
  paragraph(
    'L’encaisse la plus basse est prévue à l’ouverture; la marge de sécurité est d’un mois de charges fixes.',
  ),
  cashChart,
  heading(2, 'Bilans'),
  balanceSheets,
  heading(2, 'Prêts'),
  repayments,
];

const risks: Block[] = [
  heading(1, 'Risques et sources'),
  heading(2, 'Risques'),
  table('Ce qui peut arriver, et ce qui est prévu', {
    columns: columns('Risque', 'Effet', 'Mesure'),
    rows: [
      row(
        'Les travaux prennent un mois de plus',
        'Encaisse réduite de 6 900 $',
        'Pénalité au contrat de l’entrepreneur; fonds de roulement de quatre mois',
      ),
      row(
        'L’hôpital ouvre une cafétéria de nuit',
        'Perte de 30 % des ventes de nuit',
        'Entente d’un an; livraison aux autres employeurs',
      ),
      row(
        'Hausse de 20 % du prix de la farine',
        'Marge réduite de deux points',
        'Contrat d’approvisionnement de six mois',
      ),
    ],
  }),
  heading(2, 'Sources'),
  list(
    'Institut de la statistique du Québec, Emploi par secteur, Bas-Saint-Laurent, 2025.',
    'CISSS du Bas-Saint-Laurent, Effectifs par quart, 2026 (communication écrite).',
    'Maude Lavoie-Tremblay, 86 entrevues, septembre et octobre 2026.',
  ),
];

/** A typical document for a lender, about a small business: nine parts, wide tables and charts. */
export const sampleDocument: DossierDocument = {
  language: 'fr',
  title: 'La Fournée de nuit',
  labels: labels.fr,
  cover: {
    kind: 'Plan d’affaires',
    description: 'Boulangerie et repas chauds de nuit, en face de l’hôpital régional de Rimouski',
    facts: [
      { label: 'Présenté par', value: 'Maude Lavoie-Tremblay et Karim Haddad' },
      { label: 'Présenté à', value: 'SADC de la Neigette' },
      { label: 'Montant demandé', value: '35 000\u00a0$, sur cinq ans' },
      { label: 'Forme juridique', value: 'Société par actions (à constituer)' },
      { label: 'NEQ', value: '1178 234 567' },
      { label: 'Courriel', value: 'maude@lafourneedenuit.example' },
    ],
    date: '25 novembre 2026',
    notice:
      'Les montants de ce document sont des estimations calculées à partir des hypothèses qu’il énonce. Ils ne garantissent pas les résultats. Les personnes qui le présentent sont responsables de leurs décisions.',
  },
  toValidate: [
    {
      kind: 'box',
      title: 'À valider avant la remise',
      blocks: [
        paragraph(
          'Ces points n’empêchent pas de remettre le document. Ils sont ceux qu’un prêteur relèvera.',
        ),
        list(
          'Le contrat de location n’est pas signé.',
          'Le montant de 390 800 $ (marché) n’a pas de source écrite.',
          'Deux réponses du module Finances datent d’avant la dernière prévision.',
        ),
      ],
    },
  ],
  blocks: [...summary, ...people, ...market, ...operations, ...finances, ...risks],
};
