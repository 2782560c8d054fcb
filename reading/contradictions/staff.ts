import type { Check } from '@elan/domain/forecast/outputs';
import type { Bilingual } from '@elan/domain/language';
import { plural } from '@elan/domain/plural';
import { isAside, isLater } from '../facts/aside.ts';
import { notOfPlan, type Sentence } from '../facts/register.ts';
import { anyOf, ofContractors, plain, topicsIn } from '../facts/words.ts';
import { wordEnd } from '../letters.ts';
import { type Compared, differsFromForecast, disagreement } from './compared.ts';

/** Compares the number of people employed, and words for a person alone, with the staff and the owners. */
export function compareStaff(compared: Compared): Check[] {
  const alone = compareAlone(compared);
  return alone.length > 0 ? alone : compareEmployed(compared);
}

const mine = anyOf("je|j[’']|moi|mon|ma|mes|on|nous|notre|nos|i|i[’']m|me|my|we|our|us|ours");
/** Words for customers, who have employees too. */
const ofCustomers = anyOf(
  'clients?|clientes?|customers?|entreprises?|businesses|companies|firms?|usines?|pme|where i worked|propriétaires?|coops?|salons',
);

const aboutPast = new Set([...notOfPlan, 'marketTrends', 'experience', 'skills', 'interests']);

/** @returns the sentences about the team of the first years. */
function aboutTeam({ register, inputs }: Compared): readonly Sentence[] {
  const opening = Number(inputs.opening.slice(0, 4));
  return register.filter(
    ({ question, text }) =>
      !aboutPast.has(question) &&
      !isLater(text, opening) &&
      (question === 'team' ||
        question === 'valueProposition' ||
        (mine.test(text) && !ofCustomers.test(text))),
  );
}

const employed =
  'employée?s?|salariée?s?|employees?|staff(?: members?)?|workers?|travailleu(?:rs?|ses?)';
const single = anyOf(`(?:une?|an?|one) (?:seule? |single |part-time |full-time )?(?:${employed})`);
/** Another business before the number of its people, as in "a plant of 300 employees". */
const ofBusiness =
  /(?<!\p{L})(?:usine|compagnie|entreprise|firme|cabinet|chaîne|magasin|centre|hôpital|plant|factory|company|firm|chain|store|centre|center|hospital|business)s?\s(?:de|d[’']|à|avec|of|with)\s$/iu;
/** @returns the numbers of people of a kind that a sentence gives. */
function countsIn({ facts, text, isAside: isOfOther }: Sentence, noun: RegExp, one: RegExp) {
  const several = facts.flatMap((fact) =>
    fact.measure === 'count' &&
    !fact.isAside &&
    !ofBusiness.test(text.slice(0, fact.start)) &&
    noun.test(text.slice(fact.end, fact.end + 40))
      ? [
          {
            least: fact.least,
            most: fact.most,
            written: `${fact.written} ${noun.exec(text.slice(fact.end, fact.end + 40))?.[1] ?? ''}`,
          },
        ]
      : [],
  );
  const [written] = one.exec(text) ?? [];
  return written === undefined || isOfOther
    ? several
    : [...several, { least: 1, most: 1, written }];
}
const nounAfter = (words: string) =>
  new RegExp(
    `^[ \\u00a0](?:(?:autres|part-time|full-time|other|paid)[ \\u00a0])?(${words})${wordEnd}`,
    'iu',
  );
const people = nounAfter(employed);
/** People who work for the person that calls them "my three technicians". They may include owners. */
const tradespeople = nounAfter(
  'technicien(?:ne)?s|technicians|assistant(?:e)?s|mécaniciens|mechanics|cuisini(?:ers|ères)|cooks|chefs|serveu(?:rs|ses)|servers|wait(?:ers|resses)|commis|clerks|vendeu(?:rs|ses)|salespeople|aides|helpers|journaliers|labou?rers|chauffeurs|drivers|livreu(?:rs|ses)|coiffeu(?:rs|ses)|hairdressers|stylists|stylistes|installateurs|installers|boulang(?:ers|ères)|bakers|éducat(?:eurs|rices)|educators|apprentie?s|apprentices|ouvri(?:ers|ères)|caissi(?:ers|ères)|cashiers|réceptionnistes|receptionists|préposée?s',
);

function tradespeopleIn({ facts, text }: Sentence) {
  return facts.flatMap(({ measure, isAside: aside, least, start, end, written }) => {
    const [, noun] = tradespeople.exec(text.slice(end, end + 40)) ?? [];
    const isOwn = /(?<!\p{L})(?:mes|nos|my|our)\s$/iu.test(text.slice(0, start));
    return measure === 'count' && !aside && isOwn && noun
      ? [{ least, written: `${written} ${noun}` }]
      : [];
  });
}

function compareEmployed(compared: Compared): Check[] {
  const staff = compared.inputs.staff ?? [];
  const numbers = staff.map((line) => line.people ?? 1);
  const all = numbers.reduce((sum, one) => sum + one, 0);
  const months = [...Array(12).keys()].map((m) =>
    staff.reduce((sum, { people: count, from, to }) => {
      const isThere = (from ?? 1) <= m + 1 && (to ?? 36) >= m + 1;
      return isThere ? sum + (count ?? 1) : sum;
    }, 0),
  );
  const owners = Math.max(1, compared.profile.people?.length ?? 0);
  if (all === 0 && !isPlanned(compared)) return [];
  const paid = all === 0 ? paidIn(compared) : undefined;
  if (paid) return [numberDiffers(paid, paid.written, 0)];
  for (const sentence of aboutTeam(compared)) {
    const wrong = countsIn(sentence, people, single).find(
      ({ least, most }) => ![all, ...months].some((count) => count >= least && count <= most),
    );
    if (wrong) return [numberDiffers(sentence, wrong.written, all)];
    const team = tradespeopleIn(sentence).find(({ least }) => least > all + owners);
    if (team) return [numberDiffers(sentence, team.written, all)];
    for (const { name, people: count } of staff) {
      const found = roleIn(sentence, name ?? '');
      const other = found.find(({ least, most }) => (count ?? 1) < least || (count ?? 1) > most);
      if (other) {
        return [numberDiffers(sentence, other.written, count ?? 1)];
      }
    }
  }
  return [];
}

const paidByOthers = anyOf(
  'clients?|clientes?|customers?|billed|facturé*|sur appel|on call|minimum|moyen*|average',
);

/** @returns the first hourly wage in the answer about the team. */
function paidIn(compared: Compared) {
  return aboutTeam(compared)
    .filter(
      ({ question, text }) =>
        question === 'team' && !paidByOthers.test(text) && !ofContractors.test(text),
    )
    .flatMap(({ module, question, facts }) =>
      facts.flatMap(({ measure, per, isAside: aside, clause }) =>
        measure === 'money' && per === 'hour' && !aside
          ? [{ module, question, written: clause.replace(/[.,;]$/u, '') }]
          : [],
      ),
    )[0];
}

/** @returns the numbers of people in a role that a line of the staff names, such as « deux serveurs ». */
function roleIn(sentence: Sentence, name: string) {
  const [noun, ...more] = name.match(/[\p{L}-]+/gu) ?? [];
  if (noun === undefined || more.length > 0 || topicsIn(noun).length === 0) return [];
  const stem = noun.replace(/s$/u, '');
  return countsIn(
    sentence,
    nounAfter(`${stem}e?s?`),
    anyOf(
      `(?:une?|an?|one) (?:(?!deuxième|second |autre|another|troisième)[\\p{L}-]+ ){0,2}${stem}`,
    ),
  );
}

/** Whether the forecast has what most plans have, so that a list without lines is meant. */
function isPlanned({ inputs }: Compared): boolean {
  const names = [...(inputs.fixed ?? []), ...inputs.offers]
    .map(({ name }) => plain(name ?? ''))
    .join(' ');
  return (
    (inputs.fixed?.length ?? 0) >= 3 &&
    inputs.offers.every(({ units }) => units != null) &&
    !/salair|paie|wage|pay|employ|aide|staff/.test(names)
  );
}

function numberDiffers(
  at: Pick<Sentence, 'module' | 'question'>,
  written: string,
  planned: number,
): Check {
  const people: Bilingual = {
    fr: `${planned} ${plural('fr', planned, 'personne', 'personnes')}`,
    en: `${planned} ${plural('en', planned, 'person', 'people')}`,
  };
  return differsFromForecast({
    id: 'employedDiffer',
    at,
    topic: { fr: 'Personnel', en: 'Staff' },
    written,
    planned: people,
  });
}

const aloneInTeam =
  /(?<!\p{L})(?:seule?|en solo|solo|alone|just me|only me|by myself|on my own)(?!\p{L})/iu;
const helped =
  /(?<!\p{L})(?:puis|ensuite|employé\p{L}*|aides?|apprenti\p{L}*|stagiaires?|engag\p{L}*|embauch\p{L}*|then|later|hir\p{L}+|helpers?|employees?|apprentices?|interns?|pas seule?|not alone)(?!\p{L})/iu;
const aloneAnywhere = anyOf(
  "(?:je|j[’']) (?:travaille*|suis|serai|fais tout|gère tout) (?:toute? )?seule?(?= *[.,;:(]| dans| à| pour| au|$)|juste moi|rien que moi|moi seule?|moi toute? seule?|just me|only me|it is only me|i (?:am|work|will work|do everything) (?:alone|by myself|on my own|myself)|i[’']m (?:alone|on my own)|one-person business|personne d[’']autre que moi|nobody (?:else )?but me|no one but me",
);
const noStaff = anyOf(
  "(?:pas|aucune?|sans|ni|zéro) (?:d[’'])?(?:employée?s?|salariée?s?|personnel)|(?:no|without|zero|not any) (?:employees?|staff|hires)|(?:n[’']embauche|n[’']engage) (?:personne|pas)|(?:won[’']t|don[’']t|not) (?:hire|hiring)(?: anyone| anybody)?",
);

/** Compares words for a person who works alone, or without staff, with the staff and the owners. */
function compareAlone(compared: Compared): Check[] {
  const staffed = (compared.inputs.staff ?? []).filter(({ from }) => (from ?? 1) <= 12);
  const owners = (compared.profile.people ?? []).filter(({ share }) => share !== undefined).length;
  const found = [...aboutTeam(compared)].find(({ question, text }) => {
    if (isAside(text.replace(/pas d[’'].*$/iu, ''), '')) return false;
    const isAlone =
      aloneAnywhere.test(text) ||
      (question === 'team' && aloneInTeam.test(text) && !isHelped(compared));
    return (
      (isAlone &&
        (owners > 1 || staffed.length > 0) &&
        !(question === 'team' && isHelped(compared))) ||
      (staffed.length > 0 && noStaff.test(text))
    );
  });
  if (!found) return [];
  const { module, question } = found;
  const isOfOwners = staffed.length === 0;
  return [
    disagreement({
      id: isOfOwners ? 'aloneYetOwners' : 'aloneYetStaff',
      module,
      question,
      text: isOfOwners
        ? {
            fr: `Vous y dites travailler sans personne d’autre; le dossier nomme ${owners} propriétaires.`,
            en: `There you say that you work by yourself; the dossier names ${owners} owners.`,
          }
        : {
            fr: 'Vous y dites travailler sans personne d’autre; les prévisions paient du personnel.',
            en: 'There you say that you work by yourself; the forecast pays staff.',
          },
    }),
  ];
}

function isHelped({ register }: Compared): boolean {
  return register.some(({ question, text }) => question === 'team' && helped.test(text));
}
