/**
 * What the names of lines tell about them, in both languages. A name that is uncertain does not match, since a false
 * alarm costs more trust than a missed one.
 */

/** @returns a pattern that matches any of the alternatives as separate words. */
function words(...alternatives: readonly RegExp[]): RegExp {
  const all = alternatives.map(({ source }) => source).join('|');
  return new RegExp(`(?<!\\p{L})(?:${all})(?!\\p{L})`, 'iu');
}

export const insurance = words(
  /(?<!quality\s+)assur(?:ances?(?!\s+(?:de\s+la\s+)?qualité)|eurs?|(?=\.))/,
  /insur(?:ances?|ers?)/,
);
export const accounting = words(
  /compta(?:bles?|bilités?)?|tenue\s+de\s+livres?|cpa/,
  /account(?:ing|ants?|ancy)|bookkeep(?:ing|ers?)/,
);

/** Cards that are not for paying. */
const otherCards =
  /(?:[\s-]*(?:d[’']|de\s+|à\s+))?[\s-]*(?:affaires?|visite|cadeaux?|postales?|souhaits?|vœux|membres?|fidélité|jouer|jeux?|collection|professionnelles?|routières?|géographiques?|accès|mémoire|sim)(?!\p{L})/u;
export const cardFee = words(
  new RegExp(`(?<!à\\s+la\\s+)cartes?(?!${otherCards.source})`),
  /(?<!(?:business|gift|greeting|loyalty|membership|playing|trading|memory|access|sim|id)[\s-]+)cards?/,
  /terminal|terminaux|terminals|interac|moneris|stripe|frais\s+de\s+(?:paiement|transaction)s?/,
  /(?:transaction|processing|merchant)\s+fees?|payment\s+processing/,
);

const ofThe =
  /(?:d[eu]s?|à|aux?|sur|pour|to|of|from|with)?\s*(?:l[ae]s?|l[’']|d[’']|ma|mon|mes|notre|nos|the|my|our)?\s*/;
const lenders =
  /banques?|caisse|desjardins|bdc|sadc|mrc|futurpreneur|evol|microcrédit|fonds|investissement|capital|dettes?|démarrage|famille|parents|associée?s?|actionnaires?|vendeu(?:r|se)s?|banks?|lenders?|loans?|debts?|family|shareholders?|vendor|mensuel(?:le)?s?|monthly|\d/;
const toALender = `${ofThe.source}(?:${lenders.source})(?!\\p{L})`;
/** After a loan: the end of the name or of its part, or who lends. */
const afterLoan = `(?=\\s*$|\\s*[(:,;/–—]|\\s+-|\\s+${toALender})`;
/** After a repayment, which may be of an expense: the end of the name, or who lends. */
const afterRepayment = `(?=\\s*$|[\\s(:,;/–—-]+${toALender})`;
/** The start of the name or of its part, or what is paid on a loan. */
const onALoan =
  /(?<=^\s*|[(:,;/–—&+-]\s*|(?<!\p{L})(?:et|d[eu]s?|d[’']|sur|un|le|l[’']|les|mon|mes|notre|nos)\s*)/u;
const kindsOfLoan =
  /(?:bancaires?|hypothécaires?|commercia(?:l|ux)|personnels?|étudiants?|autos?|automobiles?|camions?|véhicules?|équipements?|à\s+terme)/;
const loan = words(
  new RegExp(`(?:remboursements?|repayments?)${afterRepayment}`),
  new RegExp(`${onALoan.source}(?:prêts?|emprunts?)(?:${afterLoan}|\\s+${kindsOfLoan.source})`),
  /hypoth[eè]ques?|(?:paiements?|versements?)\s+hypothécaires?/,
  new RegExp(
    `(?<!(?:tools?|books?|toys?|costumes?|library|interlibrary)\\s+)(?:loans?|mortgages?)(?:${afterLoan}|\\s+(?:re)?payments?|\\s+interest)`,
  ),
);

/** @returns whether a cost is by its name the payment of a loan, not its insurance. */
export function isLoanPayment(name: string): boolean {
  return loan.test(name) && !insurance.test(name);
}

export const ownPay = words(
  /(?:mon|mes|ma)\s+(?:salaires?|paies?|payes?|rémunération)/,
  /^(?:(?:salaires?|paies?|payes?|rémunération)\s+)?(?:d[eu]s?\s+)?(?:la\s+|l[’'])?(?:co-?)?propriétaires?/,
  /my\s+(?:own\s+)?(?:salary|pay|wages?)/,
  /^(?:(?:salary|pay|wages?)\s+(?:of|for)\s+(?:the\s+)?)?(?:co-?)?owners?(?:[’']s?)?(?=\s*$|\s*[(,–-]|\s+(?:salary|pay|wages?|manager|operator))/,
);
