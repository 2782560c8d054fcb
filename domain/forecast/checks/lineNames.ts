/**
 * Patterns that recognize what a line is for by its name, in French and English. `loan` and `ownPay`, which cause
 * warnings, do not match uncertain names, since a false alarm costs more trust than a missed one.
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

/** Rent of premises; equipment and vehicles are rented too. */
export const rent = words(
  /(?:loyers?|bail)(?!\s+(?:d[eu]s?\s+|d[’']|de\s+l[’'a]\s*)?(?:équipements?|machines?|camions?|autos?|véhicules?|outils?|matériel|remorques?|four|appartement|maison))/,
  /(?<!(?:equipment|car|truck|van|tool|machine|vehicle)\s+)(?:rent|lease)(?!\s+(?:of\s+|for\s+)?(?:the\s+|an?\s+)?(?:equipment|cars?|trucks?|vans?|tools?|machines?|vehicles?|trailers?|ovens?))/,
);

/** What follows the French word for "card" if the card is not for payments. */
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
/** What may follow a word for a loan: the end of the name or of a part of it, or the lender. */
const afterLoan = `(?=\\s*$|\\s*[(:,;/–—]|\\s+-|\\s+${toALender})`;
/** What may follow a word for a repayment, which could also be of an expense: the end of the name, or the lender. */
const afterRepayment = `(?=\\s*$|[\\s(:,;/–—-]+${toALender})`;
/** What may precede a French word for a loan: the start of the name or of a part of it, or a short word. */
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

/** @returns whether the name of a cost suggests a loan payment and not insurance. */
export function isLoanPayment(name: string): boolean {
  return loan.test(name) && !insurance.test(name);
}

export const ownPay = words(
  /(?:mon|mes|ma)\s+(?:salaires?|paies?|payes?|rémunération)/,
  /^(?:(?:salaires?|paies?|payes?|rémunération)\s+)?(?:d[eu]s?\s+)?(?:la\s+|l[’'])?(?:co-?)?propriétaires?/,
  /my\s+(?:own\s+)?(?:salary|pay|wages?)/,
  /^(?:(?:salary|pay|wages?)\s+(?:of|for)\s+(?:the\s+)?)?(?:co-?)?owners?(?:[’']s?)?(?=\s*$|\s*[(,–-]|\s+(?:salary|pay|wages?|manager|operator))/,
);
