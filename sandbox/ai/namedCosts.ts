const names = {
  insurance: /assur|insur/i,
  paymentFees: /\b(carte|card|paiement|payment|transaction|stripe|square)/i,
  accountant: /compta|tenue de livres|impôt|account|bookkeep|tax return/i,
} as const;

/** @returns true when a text names such a cost, in either language. */
export function namesCost(cost: keyof typeof names, text: string): boolean {
  return names[cost].test(text);
}

const noPay =
  /\b(?:aucun|sans|pas de|no|without(?: a| any)?) (?:salaire|paie|salary|pay|wages?)\b|\b(?:salaires?|paie|salary|salaries|wages|pay)[\s\u00a0]*:?[\s\u00a0]*(?:aucun|rien|zéro|0|none|nothing|zero)(?![\p{L}\d])/iu;
const pay =
  /salaire|ma paie|me pay(?:er|e)|rémunér|salar(?:y|ies)|wage|my (?:own )?pay|pay myself|drawings/iu;

/** @returns whether the fixed costs pay the person: yes, explicitly not, or nothing is said. */
export function ownPayIn(fixedCosts: string): 'counted' | 'none' | 'unsaid' {
  if (noPay.test(fixedCosts)) return 'none';
  return pay.test(fixedCosts) ? 'counted' : 'unsaid';
}
