import { amountsIn } from '@elan/domain/amounts/amounts';
import { money } from '@elan/domain/money';
import { excerpt, listMark } from '../prompt/excerpt.ts';
import type { Material } from '../prompt/material.ts';
import type { ModuleTemplates } from './sections.ts';
import type { Texts } from './template.ts';

/** The sections of the finances: the amounts that the person gives are laid out, and none is calculated. */
export const finances: ModuleTemplates<'finances'> = {
  sections: {
    startUp: {
      fr: `
[forecast] {=t:sourcesAndUses}

[forecast] Ce qui reste une fois tout payé : {=gap}. La tranche que vous avez choisie : {initialInvestment/budget, à choisir}.

[!forecast] **Coûts**

[!forecast] | Poste | Montant | Comment le préciser |
[!forecast] | Équipement et autres besoins : {resources} | à préciser | Une soumission par article |
[!forecast] | « {*needs.name} » | {*needs.amount} | Une soumission écrite, ou l’annonce datée |
[!forecast] | Permis, immatriculation, assurances | à préciser | Les tarifs officiels : {=registry} |
[!forecast] | Stock ou fournitures de départ | à préciser | Le prix de votre première commande |
[!forecast] | Lancement (site, enseigne, annonces) | à préciser | Deux prix par dépense; retenez le plus bas |
[!forecast] | Fonds de roulement | à préciser | Trois mois de coûts fixes, au moins |
[!forecast] | **Total** | à préciser | Votre tranche : {initialInvestment} |

[!forecast] **Sources**

[!forecast] | Source | Montant | État |
[!forecast] | Mise de fonds | à préciser | Un relevé de compte à joindre |
[!forecast] | Source principale : {fundingSources, à choisir} | à préciser | Une lettre ou une demande datée à joindre |
[!forecast] | Autre | à préciser | à chercher si l’écart demeure |

[!forecast] Le total doit égaler les sources et tenir dans ceci : {initialInvestment/budget, une tranche à choisir}. Sinon, réduisez ou reportez un achat.`,
      en: `
[forecast] {=t:sourcesAndUses}

[forecast] What is left once everything is paid: {=gap}. The band that you chose: {initialInvestment/budget, yet to be chosen}.

[!forecast] **Uses**

[!forecast] | Item | Amount | How to settle it |
[!forecast] | Equipment and other needs: {resources} | to be completed | One quote per item |
[!forecast] | “{*needs.name}” | {*needs.amount} | A written quote, or the dated listing |
[!forecast] | Permits, registration, insurance | to be completed | The official fees: {=registry} |
[!forecast] | First stock or supplies | to be completed | The price of your first order |
[!forecast] | Launch (site, sign, advertisements) | to be completed | Two prices per expense; keep the lower |
[!forecast] | Working capital | to be completed | Three months of fixed costs, at least |
[!forecast] | **Total** | to be completed | Your band: {initialInvestment} |

[!forecast] **Sources**

[!forecast] | Source | Amount | Status |
[!forecast] | Owner’s contribution | to be completed | An account statement to attach |
[!forecast] | Main source: {fundingSources, to choose} | to be completed | A letter or a dated application to attach |
[!forecast] | Other | to be completed | To look for if a gap remains |

[!forecast] The total must equal the sources and fit this: {initialInvestment/budget, a band to choose}. Otherwise, reduce or put off a purchase.`,
    },
    pricing: {
      fr: `
Vous facturez ainsi : {revenueModel}.

[forecast] {=t:offers}

[!forecast] | Pour une vente | Montant |
[!forecast] | Prix, avant les taxes (le premier montant de votre réponse) | {=price, à préciser} |
[!forecast] | « {*perSale.name} » | {*perSale.amount, à préciser} |
[!forecast] | **Marge** (prix moins les coûts ci-dessus, en dollars et en part du prix) | à préciser |

- **Ce qui soutient ce prix.** {pricingStrategy/differentiators/businessIdea}. {~Une personne qui a déjà payé vaut plus que dix qui trouvent cela raisonnable.~Notez qui vous l’a dit, et quand : c’est une pièce de votre dossier.}
[or] - **Ce qui soutient ce prix.** Rien encore : commencez par le prix d’une vente typique, en dollars.
- **Un essai pour le vérifier.** {=firstSale}. *Preuve* : {=proof lower}.`,
      en: `
You charge this way: {revenueModel}.

[forecast] {=t:offers}

[!forecast] | For one sale | Amount |
[!forecast] | Price, before taxes (the first amount of your answer) | {=price, to be completed} |
[!forecast] | “{*perSale.name}” | {*perSale.amount, to be completed} |
[!forecast] | **Margin** (price less the costs above, in dollars and as a share of the price) | to be completed |

- **What supports this price.** {pricingStrategy/differentiators/businessIdea}. {~One person who has already paid is worth more than ten who find it reasonable.~Note who told you so, and when: it belongs in your file.}
[or] - **What supports this price.** Nothing yet: begin with the price of a typical sale, in dollars.
- **A trial to verify it.** {=firstSale}. *Proof*: {=proof lower}.`,
    },
    costs: {
      fr: `
| Coût | Fixe ou variable | Montant |
| « {*fixed.name} » | Fixe, par mois | {*fixed.amount, à préciser} |
| « {*perSale.name} » | Variable, par vente | {*perSale.amount, à préciser} |
| **Coûts fixes selon les prévisions** | Par mois, en moyenne | {=fixedCosts.month, à préciser} |

Chaque ligne vient de vos réponses ({fixedCosts/variableCosts/businessIdea, à compléter}). Ce que l’on oublie souvent, à vérifier dans votre cas :

- **Votre propre salaire.** Même petit, même reporté : sans lui, le seuil ne vous fait pas vivre.
- **L’assurance responsabilité et le comptable.** Demandez deux prix à chacun.
[quebec] - **L’impôt et les cotisations (RRQ, RQAP).** À mettre de côté à chaque vente; à vérifier ici : {=RQ}.
[elsewhere] - **L’impôt et les cotisations.** À mettre de côté à chaque vente; à vérifier là où vous êtes.`,
      en: `
| Cost | Fixed or variable | Amount |
| “{*fixed.name}” | Fixed, per month | {*fixed.amount, to be completed} |
| “{*perSale.name}” | Variable, per sale | {*perSale.amount, to be completed} |
| **Fixed costs by the forecast** | Per month, on average | {=fixedCosts.month, to be completed} |

Each line comes from your answers ({fixedCosts/variableCosts/businessIdea, to complete}). What is often forgotten, to verify in your case:

- **Your own pay.** Even small, even put off: without it, the break-even does not support you.
- **Liability insurance and the accountant.** Ask each for two prices.
[quebec] - **Income tax and contributions (QPP, QPIP).** Set aside from each sale; to verify here: {=RQ}.
[elsewhere] - **Income tax and contributions.** Set aside from each sale; to verify where you are.`,
    },
    breakEven: {
      fr: `
[forecast] - **Par mois.** {=breakEven.unitsMonth} ventes, soit {=breakEven.revenueMonth}.
[forecast] - **Par année.** {=breakEven.units} ventes, soit {=breakEven.revenue}.
[forecast] - **En vous payant et en remboursant vos prêts.** {=breakEven.payingYou.units} ventes par année, soit {=breakEven.payingYou.revenue}.

[!forecast] Une démonstration ne fait pas ce calcul; en voici la formule, avec vos réponses.

[!forecast] 1. **Coûts fixes du mois.** Additionnez : {fixedCosts, à préciser}.
[!forecast] 2. **Marge par vente.** Prix d’une vente, moins ce qu’elle coûte : {variableCosts, à préciser}.
[!forecast] 3. **Division.** Coûts fixes ÷ marge, arrondi à la vente supérieure : à préciser.
[!forecast] 4. **En pratique.** Ce nombre × le prix donne les ventes du mois en dollars; divisé par 4,33, il donne les ventes par semaine.

À comparer avec le seuil que vous annoncez : {breakEven}.
À comparer avec vos objectifs : {revenueGoals/businessIdea}.`,
      en: `
[forecast] - **A month.** {=breakEven.unitsMonth} sales, which is {=breakEven.revenueMonth}.
[forecast] - **A year.** {=breakEven.units} sales, which is {=breakEven.revenue}.
[forecast] - **Paying yourself and paying back the loans.** {=breakEven.payingYou.units} sales a year, which is {=breakEven.payingYou.revenue}.

[!forecast] A demonstration does not do this calculation; here is the formula, with your answers.

[!forecast] 1. **Fixed costs of the month.** Add up: {fixedCosts, to be completed}.
[!forecast] 2. **Margin per sale.** Price of a sale, less what it costs: {variableCosts, to be completed}.
[!forecast] 3. **Division.** Fixed costs ÷ margin, rounded up to a whole sale: to be completed.
[!forecast] 4. **In practice.** This number × the price gives the month’s sales in dollars; divided by 4.33, it gives sales a week.

To compare with the break-even that you announce: {breakEven}.
To compare with your goals: {revenueGoals/businessIdea}.`,
    },
    cashBudget: {
      fr: `
Ce que vous dites des rentrées et des sorties : {cashFlow/revenueGoals/businessIdea, à préciser}.

[forecast] {=t:cashBudget.y1}

[forecast] Le mois le plus serré : {=lowestCash.month}, avec {=lowestCash} en caisse.

[!forecast] | Poste | T1 | T2 | T3 | T4 | Année |
[!forecast] | Encaissements | à préciser | à préciser | à préciser | à préciser | à préciser |
[!forecast] | Coûts variables | à préciser | à préciser | à préciser | à préciser | à préciser |
[!forecast] | Coûts fixes | à préciser | à préciser | à préciser | à préciser | à préciser |
[!forecast] | Autres sorties | à préciser | à préciser | à préciser | à préciser | à préciser |
[!forecast] | Solde du trimestre | à préciser | à préciser | à préciser | à préciser | à préciser |
[!forecast] | Solde cumulé | à préciser | à préciser | à préciser | à préciser | à préciser |

[!forecast] Inscrivez chaque montant au trimestre où il entre ou sort vraiment, et non à celui de la vente. Le solde cumulé le plus bas est le fonds de roulement qu’il vous faut.`,
      en: `
What you say of money coming in and going out: {cashFlow/revenueGoals/businessIdea, to be completed}.

[forecast] {=t:cashBudget.y1}

[forecast] The tightest month: {=lowestCash.month}, with {=lowestCash} in cash.

[!forecast] | Item | Q1 | Q2 | Q3 | Q4 | Year |
[!forecast] | Receipts | to be completed | to be completed | to be completed | to be completed | to be completed |
[!forecast] | Variable costs | to be completed | to be completed | to be completed | to be completed | to be completed |
[!forecast] | Fixed costs | to be completed | to be completed | to be completed | to be completed | to be completed |
[!forecast] | Other payments | to be completed | to be completed | to be completed | to be completed | to be completed |
[!forecast] | Balance of the quarter | to be completed | to be completed | to be completed | to be completed | to be completed |
[!forecast] | Cumulative balance | to be completed | to be completed | to be completed | to be completed | to be completed |

[!forecast] Enter each amount in the quarter in which it really comes in or goes out, not that of the sale. The lowest cumulative balance is the working capital you need.`,
    },
    scenarios: {
      fr: `
[forecast] {=t:scenarios}

[!forecast] | Pour un mois type | Prudent | Réaliste | Ambitieux |
[!forecast] | Ventes en nombre | La moitié de vos objectifs | Vos objectifs | Ce que votre temps permet |
[!forecast] | Ventes en dollars | à préciser | à préciser | à préciser |
[!forecast] | Coûts | à préciser | à préciser | à préciser |
[!forecast] | Résultat | à préciser | à préciser | à préciser |

- **Prudent.** Reportez d’abord ce qui peut se louer, et dites à quel mois vous changeriez de plan.
- **Réaliste.** Suivez chaque semaine un seul chiffre, les ventes, et comparez-le à ceci : {revenueGoals/businessIdea, un objectif à écrire}.
- **Ambitieux.** Vérifiez qui ferait le travail avant d’accepter les commandes : {team, à préciser}.`,
      en: `
[forecast] {=t:scenarios}

[!forecast] | For a typical month | Prudent | Realistic | Ambitious |
[!forecast] | Number of sales | Half of your goals | Your goals | What your time allows |
[!forecast] | Sales in dollars | to be completed | to be completed | to be completed |
[!forecast] | Costs | to be completed | to be completed | to be completed |
[!forecast] | Result | to be completed | to be completed | to be completed |

- **Prudent.** First put off whatever can be rented, and say in which month you would change plans.
- **Realistic.** Follow one figure each week, sales, and compare it with this: {revenueGoals/businessIdea, a goal to write down}.
- **Ambitious.** Check who would do the work before you accept the orders: {team, to be completed}.`,
    },
    lender: {
      fr: `
- **Combien y mettez-vous vous-même?** Votre source principale : {fundingSources/businessIdea, à préciser}. Écrivez à côté le montant de votre mise de fonds, relevé à l’appui.
- **À quoi servira l’argent?** À répartir, poste par poste, dans cette tranche : {initialInvestment, à choisir}. Soumissions en annexe.
- **D’où vient ce prix?** Joignez ce qui le prouve : courriels, précommandes, soumissions acceptées.
- **À partir de quand vivez-vous sans aide?** Votre réponse : {breakEven, pas encore donnée}. Dites à quel mois, et sur quoi vous vous appuyez.
- **Et si les ventes tardent?** Montrez combien de mois votre réserve tient, et ce que vous couperiez en premier.`,
      en: `
- **How much of your own do you put in?** Your main source: {fundingSources/businessIdea, to be completed}. Write the amount of your contribution beside it, with a statement.
- **What will the money be used for?** To be divided, item by item, within this band: {initialInvestment, yet to be chosen}. Quotes in the appendices.
- **Where does this price come from?** Attach what proves it: emails, pre-orders, accepted quotes.
- **From when do you live without help?** Your answer: {breakEven, not given yet}. Say in which month, and what you base it on.
- **And if sales are slow to come?** Show how many months your reserve lasts, and what you would cut first.`,
    },
    nextSteps: {
      fr: `
1. **Cette semaine.** Établir le chiffre le plus incertain : {revenueGoals/pricingStrategy/variableCosts/businessIdea, le prix d’une vente}. Le demander à cinq personnes comme si elles payaient aujourd’hui.
2. **D’ici deux semaines.** Remplacer les deux plus gros coûts par des prix écrits.
3. **D’ici un mois.** Faire trois ventes au vrai prix et noter le temps et le coût réels de chacune.
4. **Avant de signer un bail ou un prêt.** Ouvrir un compte réservé à l’entreprise et {~faire relire ces tableaux par un comptable.~montrer ces tableaux à quelqu’un qui a déjà tenu une caisse.}`,
      en: `
1. **This week.** Settle the most uncertain figure: {revenueGoals/pricingStrategy/variableCosts/businessIdea, the price of a sale}. Ask five people as if they were paying today.
2. **Within two weeks.** Replace the two largest costs with written prices.
3. **Within a month.** Make three sales at the real price and note the real time and cost of each.
4. **Before signing a lease or a loan.** Open an account kept for the business and {~have these tables read by an accountant.~show these tables to someone who has already run a till.}`,
    },
  },
  inserted: (m) => {
    const { language } = m;
    const [price] = amountsIn(m.raw('pricingStrategy'));
    return {
      texts: { price: price && money(price.least, language) },
      lists: {
        needs: amountsOf(m, 'resources').filter(({ amount }) => amount !== undefined),
        fixed: amountsOf(m, 'fixedCosts'),
        perSale: amountsOf(m, 'variableCosts'),
      },
    };
  },
};

/** What announces a list of things: « Il manque : une cardeuse ». */
const announced = /^[^:]{2,25}[\s\u00a0]*:[\s\u00a0]+/u;

/** The things that an answer puts a price on, or could: each with its amount, where it gives a single one. */
function amountsOf(m: Material, id: string): readonly Texts[] {
  const things = m
    .raw(id)
    .split(/\n|[,;.](?:\s+(?!donc |so |hence )|$)/u)
    .map((part) => excerpt(part.replace(listMark, '').replace(announced, ''), 60))
    .filter((part) => part !== '');
  return things.slice(0, 6).map((name) => {
    const [only, ...others] = amountsIn(name);
    // « 12 heures à 26 $ » is a rate.
    const isOne =
      only?.least === only?.most && others.length === 0 && !/\d\s*(?:h|heures|hours)\b/.test(name);
    return { name, amount: only && isOne ? money(only.most, m.language) : undefined };
  });
}
