import { money } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import type { Bilingual } from '@elan/domain/language';
import { isAside } from '../facts/aside.ts';
import type { Fact, Sentence } from '../facts/register.ts';
import { anyOf } from '../facts/words.ts';
import { type Compared, differsFromForecast, isNear } from './compared.ts';
import { amountsStated, isPartOf } from './costs.ts';

/** Compares the loans and the person's own money in words with the forecast. */
export function compareFunding(compared: Compared): Check[] {
  return [...compareLoans(compared), ...compareOwnMoney(compared), ...compareAsked(compared)];
}

const lent = anyOf(
  'prête|prêtent|prêtera|prêté|prêtés|prêt|prêts|emprunt*|lends?|lent|loans?|borrow*|financ(?:e|es|era|ed) (?:par|by)',
);
const own = anyOf(
  "(?:je|j[’']|on|nous) ?(?:y )?(?:mets|met|mettons|mettrai|investis|investit|apporte|apportons|avance)|(?:i|we)(?: am| are|[’']m|[’']re)? (?:will )?(?:put|putting|invest|investing|contribut*)(?: in)?|puts? in|mise de fonds|down payment|(?:de|from|of) (?:mes|nos|my|our) (?:propres?|own|savings|économies|épargnes?|poches?|pockets?)|de ma poche|own pocket|de mon compte|of (?:my|our) own|mes économies|(?:reer|celi|rrsp|tfsa)|héritage|inheritance|à mettre|to put in|my own (?:money|cash)|our own (?:money|cash)|(?:mon|notre) argent|my savings|of savings|d[’']économies|de côté|j[’']ai \\d[^.]{0,12} en banque|equity|apport|(?:my|our|mon|notre|ma) (?:own )?(?:stake|contribution|investment|investissement|apport|mise)|(?:je|on|nous) (?:pars|part|partons|démarre|commence) avec|(?:i|we) start with|(?!(?:who|whoever|which|that|it|this|what|qui|quiconque|ça|cela|ce) )\\p{L}+ (?:met|puts in|invests|apporte|contributes|brings(?: in)?|fournit|amène|verse)|(?:viennent|vient) de (?:moi|nous|ma poche)|comes? from (?:me|us)|(?:is|are) (?:all )?mine|à (?:moi|nous) (?:dans|pour)|(?:chacune?|each)[^.;,]{0,25} (?:met|mets|puts?|invests?|investit)|(?:i|we) each (?:put|invest)(?: in)?",
);
/** Words for money that is neither lent nor the person's own. */
const given = anyOf(
  'subvention*|grants?|bourse|investisseur|investor|don|gift|salaires?|wages?|salary|pay|taxes?|loyer|rent|prix|prize',
);
const noLoan = anyOf(
  "(?:pas|aucun|sans|ni) (?:de |d[’'])?(?:prêt|emprunt|dette)s?|n[’']emprunte (?:pas|rien)|no (?:loan|debt|borrowing)s?|(?:no|without any|without) (?:bank )?(?:loan|debt)s?|do(?:n[’']t| not) borrow|not borrowing|no debt at all|debt[- ]free",
);

interface Line {
  readonly amount?: number | null | undefined;
}

/** @returns every sum of some of the lines, in dollars; undefined if an amount is unknown or there are too many. */
function sumsOf(lines: readonly Line[] | null | undefined): readonly number[] | undefined {
  const amounts = (lines ?? []).map(({ amount }) => amount);
  if (amounts.length > 6 || amounts.some((amount) => amount == null)) return undefined;
  const sums = [0];
  for (const amount of amounts) sums.push(...sums.map((sum) => sum + (amount ?? 0) / 100));
  return sums.slice(1);
}

function total(lines: readonly Line[] | null | undefined): Bilingual {
  return money((lines ?? []).reduce((sum, { amount }) => sum + (amount ?? 0), 0));
}

function compareLoans(compared: Compared): Check[] {
  const { loans, capital, grants } = compared.inputs;
  const sums = sumsOf(loans);
  if (!sums) return [];
  const id = 'loanDiffers';
  const topic = { fr: 'Emprunt', en: 'Borrowing' };
  const planned = sums.length === 0 ? { fr: 'aucun prêt', en: 'no loan' } : total(loans);
  const denied = compared.register.find(
    ({ text, question }) => noLoan.test(text) && question !== 'competitors' && !isAside(text, ''),
  );
  if (denied && sums.length > 0) {
    const written = noLoan.exec(denied.text)?.[0] ?? '';
    return [differsFromForecast({ id, at: denied, topic, written, planned })];
  }
  const isFunded = (capital?.length ?? 0) + (grants?.length ?? 0) > 0;
  if (sums.length === 0 && !isFunded) return [];
  const stated = amountsStated(compared).filter(
    ({ fact }) =>
      isLump(fact) &&
      lent.test(fact.about) &&
      !own.test(fact.clause) &&
      !given.test(fact.clause) &&
      !noLoan.test(fact.about),
  );
  const wrong = stated.find(({ fact }) => !sums.some((sum) => isNear(fact, sum, 0.005)));
  return wrong
    ? [differsFromForecast({ id, at: wrong.sentence, topic, written: wrong.fact.written, planned })]
    : [];
}

/** Whether an amount is given once. */
const isLump = ({ per, least }: Fact) =>
  least >= 100 && (per === undefined || per === 'year' || least >= 5_000);

function compareOwnMoney(compared: Compared): Check[] {
  const { capital } = compared.inputs;
  const sums = sumsOf(capital);
  if (!sums?.length) return [];
  const stated = amountsStated(compared).filter(({ fact }) => isLump(fact));
  const bySentence = Map.groupBy(stated, ({ sentence }) => sentence);
  for (const [sentence, all] of bySentence) {
    const [first, ...rest] = ownIn(
      sentence,
      all.map(({ fact }) => fact),
    );
    if (!first) continue;
    const isKnown = (fact: Fact) =>
      sums.some((sum) => isNear(fact, sum, 0.005) || isPartOf(fact, sum));
    const parts = rest.reduce((sum, { least }) => sum + least, 0);
    // "$34,000: $26,000 saved and $8,000 from the car" is one amount and its parts.
    const areParts = isKnown(first) && Math.abs(parts - first.least) < 1;
    const wrong = areParts ? undefined : [first, ...rest].find((fact) => !isKnown(fact));
    if (!wrong) continue;
    return [
      differsFromForecast({
        id: 'ownMoneyDiffers',
        at: sentence,
        topic: { fr: 'Votre propre argent', en: 'Your own money' },
        written: wrong.written,
        planned: total(capital),
      }),
    ];
  }
  return [];
}

/** @returns the amounts of the person's own money, from the first that is called so on. */
function ownIn({ text }: Sentence, facts: readonly Fact[]): readonly Fact[] {
  const first = facts.findIndex(
    ({ about, clause }) => own.test(about) && !lent.test(clause) && !given.test(clause),
  );
  if (first < 0 || !own.test(text)) return [];
  const rest = facts.slice(first);
  const end = rest.findIndex(({ clause }) => lent.test(clause) || given.test(clause));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Compares the amount asked of a lender, on the cover of the dossier, with the loans. */
function compareAsked({ profile: { amountAsked }, inputs: { loans, grants } }: Compared): Check[] {
  const sums = sumsOf([...(loans ?? []), ...(grants ?? [])]);
  if (!amountAsked || !loans?.length || !sums) return [];
  if (sums.some((sum) => Math.abs(sum * 100 - amountAsked) < 100)) return [];
  const asked = money(amountAsked);
  const planned = total(loans);
  return [
    {
      id: 'amountAskedDiffers',
      severity: 'warning',
      modules: ['finances'],
      text: {
        fr: `Sur la couverture du dossier, vous demandez ${asked.fr}; les prêts des prévisions font ${planned.fr}.`,
        en: `On the cover of the dossier you ask for ${asked.en}; the loans of the forecast come to ${planned.en}.`,
      },
      mendAt: { module: 'finances', question: 'loans.0.amount' },
    },
  ];
}
