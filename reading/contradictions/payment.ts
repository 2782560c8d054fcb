import { number } from '@elan/domain/forecast/checks/figures';
import type { Check } from '@elan/domain/forecast/outputs';
import { isAside } from '../facts/aside.ts';
import { factsIn, notOfPlan, type Sentence } from '../facts/register.ts';
import { anyOf } from '../facts/words.ts';
import { type Compared, disagreement } from './compared.ts';

const atOnce = anyOf(
  "(?:paie(?:nt)?|payée?s?|pays?|paid|settles?|règlent?|rentre|arrive|arrives|comes in) [^.;,]{0,30}(?:le jour même|the same day|on the day|immediately|immédiatement|right away|tout de suite|sur-le-champ)|(?:paie(?:nt)?|pays?) [^.;,]{0,20}(?:à la fin de (?:la|chaque) \\p{L}+|at the end of (?:each|every|the) (?:visit|session|class|call|job|day))|(?:due|exigible|dû|complet) (?:with|at|on|upon|à|avec) (?:the |la )?(?:order|commande|booking|réservation|delivery|livraison)|(?:la moitié|un tiers|le reste|half|a third|the rest|dépôt|deposit|acompte|\\d+ ?%)[^.;,]{0,20} (?:à la commande|d[’']avance|à la signature|à la réservation|on order|when ordering|at order|up ?front|in advance|on signing|on booking)|paie(?:nt)? (?:tout de suite|immédiatement|à l[’']avance)|(?:paie(?:nt)?|payée?s?|pays?|paid|paying|settles?(?: the bill)?|règle(?:nt)?) (?:[^.;,]{0,30} )?(?:à la commande|comptant|d[’']avance|sur place|à (?:la|chaque) livraison|à la caisse|au comptoir|up ?front|in advance|on the spot|when (?:they|we) (?:order(?:ing)?|book|send|deliver|leave|finish)|when ordering|at (?:the )?(?:order|till|counter|checkout|door)|before|cash|on the first|on delivery|avant|en venant|en partant|à la porte|en main|en arrivant|en réservant|en commandant)|paid when ordering",
);
const later = anyOf(
  '(?:thirty|sixty|ninety|trente|soixante|quatre-vingt-dix|30|45|60|90) (?:jours|days)|net (?:30|60|90)|on credit|à crédit|on account|run a tab|le mois suivant|un mois plus tard|deux mois plus tard|the (?:next|following) month|the month after|a month later|two months later|(?:un|deux|trois|one|two|three) (?:mois|months) (?:après|after|late|de retard)|three months later|trois mois plus tard|(?:end of the|fin du) (?:quarter|trimestre)|paient au mois|fin du mois|end of the month',
);
const delays: readonly (readonly [RegExp, number])[] = [
  [
    anyOf(
      '(?:sixty|soixante|60) (?:jours|days)|net 60|(?:deux|two) (?:mois|months) (?:plus tard|après|later|after|late)|(?:end of the|fin du) (?:quarter|trimestre)',
    ),
    2,
  ],
  [
    anyOf(
      '(?:ninety|quatre-vingt-dix|90) (?:jours|days)|net 90|(?:three|trois) (?:mois|months) (?:plus tard|après|later|after|late|de retard)',
    ),
    3,
  ],
];
/** Words that say that someone pays the person's business. */
const customers = anyOf(
  "payment|paiement|clients?|clientes?|customers?|(?:tout )?le monde|tous|les gens|les familles|parents|everyone|everybody|people|they|insurers|assureurs|ils|elles|homeowners|members|membres|abonnés|subscribers|(?:we|i) (?:invoice|bill)|(?:je|on|nous) facture*|(?:\\p{L}+ ){1,2}(?:pay|paient|settle|règlent)|payée?s?|paid|chacun|chaque|on (?:me|nous)|l[’']argent (?:rentre|entre|arrive)|money (?:comes|arrives)|cash comes",
);
const suppliers = anyOf(
  '(?:je|on|i|we) (?:les |le |la )?(?:pai*|pay*)|nous payons|fournisseurs?|suppliers?|se paie*|wholesaler|grossiste|salaires?|wages?|loyer|rent|mill|moulin|is paid|are paid|charged|employ*|rembours*|repa*|loan|prêt',
);
const waits =
  /(?<!\p{L})(?:à|de|in|within|after|sous|dans|net|have|has|gets?|ont|a|takes?|prennent|prend|wait|about|environ|peu près)\s$/iu;
const delayed = anyOf('to pay|after|later|plus tard|après|pour payer|late');
const paid = anyOf('pai*|pay*|règl*|settle*|invoice*|bill*|factur*|due|exigible*');
const half = anyOf(
  "la moitié|half|l[’']autre|the other|un tiers|a third|les deux tiers|two thirds|dépôt|deposit|acompte|calls in three|\\d+ ?%",
);
/** Answers about what the person pays. */
const elsewhere = new Set([
  'suppliers',
  'fixedCosts',
  'variableCosts',
  'milestones',
  'risks',
  'testingStrategy',
]);

/** Compares when customers pay, in words, with the shares collected in the forecast. */
export function comparePayment(compared: Compared): Check[] {
  const { register, inputs } = compared;
  // Words rarely say of which offer they are, if not all are paid alike.
  if (inputs.offers.some(({ collect }) => collect)) return [];
  const shares = (inputs.collect ?? ['1', '0', '0', '0']).map(Number);
  const stated = register
    .filter(
      ({ question, text }) =>
        !elsewhere.has(question) && !notOfPlan.has(question) && !isAside(text, ''),
    )
    .flatMap((sentence) =>
      sentence.text
        .split(/;\s|\.\s|,\s(?=(?:et |and )?(?:on|je|nous|i|we)\s)/iu)
        .flatMap((clause) => {
          const isOfCustomers =
            sentence.question === 'cashFlow' ||
            sentence.question === 'valueProposition' ||
            customers.test(clause);
          if (suppliers.test(clause) || !isOfCustomers) return [];
          const delay = isOfAll(clause, compared) ? delayIn(clause) : 0;
          const months = [...(delay > 0 ? [delay] : []), ...(atOnce.test(clause) ? [0] : [])];
          return months.map((month) => ({ sentence, month, isPart: half.test(sentence.text) }));
        }),
    );
  const isMixed =
    stated.some(({ isPart }) => isPart) ||
    new Set(
      stated.filter(({ sentence }) => sentence.question === 'cashFlow').map(({ month }) => month),
    ).size > 1;
  if (isMixed) {
    const outside = stated.find(
      ({ sentence, month, isPart }) =>
        !isPart && sentence.question !== 'cashFlow' && (shares[month] ?? 0) < 0.2,
    );
    if (outside) return [differs(outside.sentence, outside.month)];
    const [now, then] = [
      stated.find(({ month }) => month === 0),
      stated.find(({ month }) => month > 0),
    ];
    if (then && shares[0] === 1) return [differs(then.sentence, then.month)];
    return now && (shares[0] ?? 0) < 0.2 ? [differs(now.sentence, 0)] : [];
  }
  // A deposit is no contradiction, so it is enough if half is collected in the stated month.
  const wrong = stated.find(({ month }) => (shares[month] ?? 0) < 0.5);
  return wrong ? [differs(wrong.sentence, wrong.month)] : [];
}

const generic = anyOf(
  'clients?|clientes?|customers?|monde|tous|gens|everyone|everybody|people|they|ils|elles|invoices?|payment|paiement|bill|facture*|chacun|vous|you',
);
const subject = /(\p{L}{3,})\s+(?:me\s+|nous\s+)?(?:paie(?:nt)?|pays?|settles?|règlent)(?!\p{L})/iu;

/** Questions about the customers. */
const ofCustomers = new Set([
  'businessIdea',
  'targetMarket',
  'targetCustomers',
  'problemSolved',
  'customerAcquisition',
]);

/** Whether words about payment are about all customers, or about those that the idea names. */
function isOfAll(clause: string, { register }: Compared): boolean {
  const [, noun] = subject.exec(clause) ?? [];
  if (noun === undefined || generic.test(clause)) return true;
  return register.some(
    ({ question, text }) =>
      ofCustomers.has(question) && text.toLowerCase().includes(noun.toLowerCase()),
  );
}

/** @returns the months after which the words say that customers pay; 0 if they do not. */
function delayIn(clause: string): number {
  const isPaid = paid.test(clause);
  const days = factsIn(clause).find(
    ({ measure, per, least, start, end }) =>
      measure === 'time' &&
      isPaid &&
      (waits.test(clause.slice(0, start)) || delayed.test(clause.slice(end, end + 20))) &&
      ((per === 'day' && least >= 15) || (per === 'week' && least >= 3)),
  );
  if (days)
    return Math.min(3, Math.max(1, Math.round((days.least * (days.per === 'week' ? 7 : 1)) / 30)));
  return later.test(clause) ? (delays.find(([sign]) => sign.test(clause))?.[1] ?? 1) : 0;
}

function differs({ module, question }: Sentence, month: number): Check {
  const days = number(month * 30);
  return disagreement({
    id: 'paymentTermsDiffer',
    module,
    question,
    text: {
      fr:
        month === 0
          ? 'Vous y dites que vos clients paient tout de suite; les prévisions les font payer plus tard.'
          : `Vous y dites que vos clients paient après ${days.fr} jours; les prévisions supposent autre chose.`,
      en:
        month === 0
          ? 'There you say that customers pay at once; in the forecast they pay later.'
          : `There you say that customers pay after ${days.en} days; the forecast assumes otherwise.`,
    },
  });
}
