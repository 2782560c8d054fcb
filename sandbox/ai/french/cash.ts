import {
  cumulated,
  decimalsOf,
  type Figures,
  lowest,
  type Outlook,
  scenarios,
  workingCapital,
} from '../figures.ts';
import type { Material } from '../material.ts';
import { ownPayIn } from '../namedCosts.ts';
import { bullets, numbered, paragraphs, table } from '../phrases.ts';
import { dollars, monthlySales, oneSale, perSale, salesOf, unknown } from './amountWords.ts';

const decimal = (value: number, digits = 1) =>
  new Intl.NumberFormat('fr-CA', { maximumFractionDigits: digits }).format(value);

/** The break-even point, worked out step by step. */
export function breakEven(m: Material, figures: Figures): string {
  const { price, costsOfSale, margin, fixed, breakEven: exact } = figures;
  const count = exact === undefined ? undefined : Math.ceil(exact);
  return paragraphs(
    numbered(
      [
        `**Coûts fixes du mois** : ${dollars(fixed.sum)}.`,
        margin === undefined
          ? `**Ce que laisse ${oneSale(figures)}** : prix (${perSale(price)}) moins coûts variables (${perSale(costsOfSale.sum)}).`
          : `**Ce que laisse ${oneSale(figures)}** : ${perSale(price)} − ${perSale(costsOfSale.sum)} = ${perSale(margin)}.`,
        exact === undefined || count === undefined
          ? '**La division** : coûts fixes du mois ÷ ce que laisse chaque vente, arrondi vers le haut.'
          : `**La division** : ${dollars(fixed.sum)} ÷ ${perSale(margin)} = ${decimal(exact, decimalsOf(exact))}, donc **${monthlySales(count, figures)}**.`,
        count === undefined || price === undefined
          ? '**En clair** : multipliez ce nombre par le prix pour avoir les ventes du mois, puis divisez-le par 4,3 pour avoir votre semaine.'
          : `**En clair** : ${dollars(count * price)} de ventes par mois${byTheWeek(count, figures)}.`,
      ],
      4,
    ),
    margin !== undefined && margin <= 0
      ? '**Il n’y a pas de seuil** tant qu’une vente coûte autant qu’elle rapporte.'
      : undefined,
    count === undefined || ownPayIn(m.whole('fixedCosts')) === 'counted'
      ? undefined
      : 'Ce seuil ne vous paie pas encore : ajoutez aux coûts fixes le salaire qu’il vous faut, et refaites la division.',
    comparison(m, figures, count),
    goalRemark(m, figures, count),
  );
}

/** A weekly number helps where there is one sale a week or more. */
function byTheWeek(count: number, { soldBy }: Figures): string {
  const weekly = (count * 12) / 52;
  return weekly < 1 || soldBy === 'month' ? '' : `, soit environ ${decimal(weekly)} par semaine`;
}

function comparison(m: Material, figures: Figures, count: number | undefined): string | undefined {
  const { expectedBreakEven: expected } = figures;
  return m.about('breakEven', (words) => {
    if (count === undefined) return `Vous l’estimez ainsi : « ${words} ». Le calcul reste à faire.`;
    if (expected === undefined) {
      return `Vous l’estimez ainsi : « ${words} ». Comparez avec les ${salesOf(count, figures)} du calcul.`;
    }
    return Math.abs(expected - count) > count * 0.15
      ? `**Un écart à régler.** Vous écrivez « ${words} », soit ${monthlySales(Math.round(expected), figures)}; vos propres chiffres en demandent ${count}.`
      : `Vous écrivez « ${words} » : le calcul vous donne raison, à peu de chose près.`;
  });
}

function goalRemark(m: Material, figures: Figures, count: number | undefined): string | undefined {
  const { goal, price } = figures;
  if (!goal || !price || count === undefined) return undefined;
  const wanted = Math.round(goal.lastMonth / price);
  const words = m.said('revenueGoals', 110);
  return wanted < count
    ? `**L’objectif ne suffit pas.** « ${words} » mène à ${monthlySales(wanted, figures)} à la fin de l’année, sous le seuil de ${count}. Il faut un autre prix, d’autres coûts ou un autre objectif.`
    : `L’objectif (« ${words} ») mène à ${monthlySales(wanted, figures)} à la fin de l’année, au-dessus du seuil de ${count}. Vos heures suffisent-elles pour les servir?`;
}

/** The cash of twelve months, by quarter. */
export function cashBudget(m: Material, all: readonly Outlook[], figures: Figures): string {
  const sums = cumulated(all);
  const low = lowest(figures);
  const row = (name: string, value: (quarter: Outlook) => number | undefined) => {
    const cells = all.map(value);
    const whole = cells.reduce<number | undefined>(
      (sum, cell) => (sum === undefined || cell === undefined ? undefined : sum + cell),
      0,
    );
    return [name, ...cells.map(dollars), dollars(whole)];
  };
  return paragraphs(
    table(
      ['Poste', 'T1', 'T2', 'T3', 'T4', 'Année'],
      [
        row('Encaissements (ventes)', ({ sales }) => sales),
        row('Coûts variables', ({ variable }) => variable),
        row('Coûts fixes', ({ fixed }) => fixed),
        row('**Solde du trimestre**', ({ result }) => result),
        ['**Solde cumulé**', ...sums.map(dollars), dollars(sums.at(-1))],
      ],
    ),
    figures.goal === undefined
      ? 'Votre objectif ne contient pas de chiffre qui se compte : donnez des dollars, ou un nombre de ventes par mois, et les cases se rempliront.'
      : `Hypothèse proposée : les ventes montent de trimestre en trimestre (10 %, 20 %, 30 % et 40 % de l’année). ${goalReading(figures)} À remplacer par vos saisons.`,
    disagreement(figures),
    sums.at(-1) === undefined
      ? undefined
      : low < 0
        ? `**Le creux.** Au plus bas, il manque ${dollars(-low)} : il faut l’avoir en caisse avant d’ouvrir, achats de départ en sus. ${reserveRemark(figures)}`
        : 'Le solde cumulé ne descend jamais sous zéro : vérifiez que rien n’a été oublié avant de vous y fier.',
    m.about(
      'cashFlow',
      (words) =>
        `**Les délais.** « ${words} ». ${m.pick('delay', [
          'Déplacez d’une colonne chaque montant qui entre après la vente : c’est souvent là que l’argent manque.',
          figures.soldBy === 'month'
            ? 'Une année payée d’avance change ce tableau plus vite qu’un abonné de plus.'
            : 'Un acompte à la commande change ce tableau plus vite qu’une vente de plus.',
        ])}`,
    ) ??
      '**Les délais.** Vous n’en dites rien : si vos clients paient à 30 jours, décalez leurs paiements d’un mois et regardez le creux.',
  );
}

function goalReading({ goal }: Figures): string {
  if (!goal) return '';
  if (goal.saidAs === 'year') return `L’année est la vôtre : ${dollars(goal.firstYear)}.`;
  return `Votre objectif, ${dollars(goal.lastMonth)} par mois, est supposé atteint au dernier trimestre : ${dollars(goal.firstYear)} pour l’année.`;
}

function disagreement({ goal }: Figures): string | undefined {
  return goal?.otherYear === undefined
    ? undefined
    : `**Un écart à régler.** Vous visez ${dollars(goal.firstYear)} dans l’année, mais votre meilleur mois, tenu douze fois, n’en donne que ${dollars(goal.otherYear)}.`;
}

function reserveRemark(figures: Figures): string {
  const capital = workingCapital(figures);
  return capital !== undefined && capital > -lowest(figures)
    ? `Trois mois de coûts fixes (${dollars(capital)}) laissent une marge plus sûre.`
    : 'C’est plus que trois mois de coûts fixes : ralentissez une dépense, ou commencez plus petit.';
}

/** A typical month, in three scenarios. */
export function scenarioTable(m: Material, figures: Figures): string {
  const all = scenarios(figures);
  const row = (name: string, cells: readonly string[]) => [name, ...cells];
  const results = all.map(({ result }) => result);
  return paragraphs(
    table(
      ['Un mois type', 'Prudent', 'Réaliste', 'Ambitieux'],
      [
        row(
          figures.soldBy === 'month' ? 'Abonnés' : 'Nombre de ventes',
          all.map(({ count }) => (count === undefined ? unknown : salesOf(count, figures))),
        ),
        row(
          'Ventes en dollars',
          all.map(({ sales }) => dollars(sales)),
        ),
        row(
          'Coûts variables',
          all.map(({ variable }) => dollars(variable)),
        ),
        row(
          'Coûts fixes',
          all.map(({ fixed }) => dollars(fixed)),
        ),
        row(
          '**Résultat**',
          results.map((result) => `**${dollars(result)}**`),
        ),
      ],
    ),
    figures.goal
      ? `Le réaliste suit votre objectif (« ${m.said('revenueGoals', 110)} »); le prudent en prend 60 % et l’ambitieux 130 %, deux parts proposées.`
      : all[0]?.sales === undefined
        ? 'Les cases se rempliront dès que vos réponses donneront un prix, des coûts et un objectif en chiffres.'
        : 'Sans objectif chiffré, le réaliste est votre seuil de rentabilité; le prudent en prend 60 % et l’ambitieux 130 %, deux parts proposées.',
    bullets(
      [
        `**Prudent.** ${
          results[0] !== undefined && results[0] < 0
            ? `Il manque ${dollars(-results[0])} par mois : décidez d’avance combien de mois vous tenez, et ce que vous coupez en premier.`
            : 'Gardez les coûts fixes au plus bas jusqu’à deux mois de suite au-dessus du seuil.'
        }`,
        `**Réaliste.** ${m.pick('realistic', [
          'Payez-vous d’abord, même peu, puis reconstituez votre réserve.',
          'Mettez de côté les taxes et l’impôt avant toute dépense nouvelle.',
        ])}`,
        `**Ambitieux.** ${m.pick('ambitious', [
          'Demandez-vous qui ferait ce travail : une personne de plus change vos coûts fixes.',
          'Vérifiez que le fournisseur et vos heures suivent avant d’accepter plus de travail.',
        ])}`,
      ],
      3,
    ),
  );
}
