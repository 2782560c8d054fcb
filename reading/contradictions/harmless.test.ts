import { figureSource } from '@elan/domain/figures/source';
import { expect, it } from 'vitest';
import { checksOfProject } from './projectChecks.ts';
import { cleanFiles, withPlant } from './testing/planted/plantedSet.ts';

const now = new Date('2026-11-24T15:00:00Z');

/** Sentences about other people and other times, which contradict no project. */
const harmless = {
  fr: [
    'Mon ancien loyer, ailleurs, était de 3 100 $ par mois.',
    'Un voisin paie 2 900 $ de loyer pour la même grandeur.',
    'Le premier ministre promet 500 $ de crédit d’impôt aux entreprises comme la mienne.',
    'Ma cousine, qui a un resto à Trois-Rivières, a quatre employés et pas une minute.',
    'J’ai suivi un cours de 45 heures à 320 $ l’an passé.',
    'Le comptable de mon père prend 85 $ de l’heure, le mien moins.',
    'Un client nous a dit qu’il paierait 30 $ sans hésiter.',
    'Mon oncle a emprunté 200 000 $ pour sa ferme et il ne dort plus.',
    'Si tout va bien, on engagera deux personnes en 2029.',
    'En 2024, le marché valait 40 millions de dollars au Québec.',
    'Avec un prêt de 100 000 $, on pourrait aller plus vite, mais je n’en veux pas.',
    'Ma tante possède un tiers d’une compagnie de transport.',
    'Une chaîne américaine ouvrira peut-être en septembre 2028 à Drummondville.',
    'La ville a reçu 12 000 visiteurs au festival de l’été dernier.',
    'Le salaire minimum est à 16,10 $ l’heure, et je trouve ça normal de payer plus.',
    'Nos clients travaillent souvent pour une usine de 300 employés.',
    'Mes trois enfants m’aident à coller des enveloppes le dimanche.',
    'Une machine pareille coûte 60 000 $ neuve, et je n’en ai pas besoin.',
    'L’assurance maison me coûte 1 300 $ par année.',
    'On nous a refusé une subvention de 25 000 $ en mai 2026.',
    'Mon frère est pompier depuis 22 ans, il ne travaille pas avec moi.',
    'Les étudiants gagnent 18 $ l’heure à l’épicerie du coin.',
  ],
  en: [
    'My old rent, somewhere else, was $3,100 a month.',
    'A neighbour pays $2,900 in rent for the same size.',
    'The government promises a $500 tax credit to small businesses like mine.',
    'My cousin runs a diner in Trois-Rivières with four employees and no time.',
    'I took a 45-hour course for $320 last year.',
    'My father’s accountant takes $85 an hour, mine less.',
    'One customer told us he would pay $30 without blinking.',
    'My uncle borrowed $200,000 for his farm and has not slept since.',
    'If all goes well, we will hire two people in 2029.',
    'In 2024 the market was worth $40 million in Quebec.',
    'With a loan of $100,000 we could go faster, but I do not want one.',
    'My aunt owns a third of a trucking company.',
    'An American chain may open in September 2028 in Drummondville.',
    'The town had 12,000 visitors at the festival last summer.',
    'Minimum wage is $16.10 an hour, and I find it normal to pay more.',
    'Our customers often work for a plant of 300 employees.',
    'My three children help me fill envelopes on Sundays.',
    'A machine like that costs $60,000 new, and I do not need one.',
    'Home insurance costs me $1,300 a year.',
    'We were refused a grant of $25,000 in May 2026.',
    'My brother has been a firefighter for 22 years and does not work with me.',
    'Students earn $18 an hour at the grocery store nearby.',
    'The owner across the street rents his to a bank at $5,000 a month.',
  ],
};
/** Each sentence is tried at one of these answers of a quarter of the projects. */
const answers = [
  'analysis.risks',
  'finances.comments',
  'business-plan.team',
  'marketing.customerAcquisition',
  'idea.businessIdea',
] as const;

it.each(cleanFiles)('finds nothing in harmless sentences added to $id', (clean) => {
  const ofFigures = new Set(figureSource(clean.inputs).checks.map(({ id }) => id));
  const found = harmless[clean.language].flatMap((add, at) => {
    if (at % 4 !== cleanFiles.indexOf(clean) % 4) return [];
    const answer = answers[(at + clean.id.length) % answers.length] ?? answers[0];
    const { modules, inputs, profile } = withPlant(clean, {
      id: '',
      base: clean.id,
      kind: 'price',
      change: { answer, add },
      places: [answer, answer],
    });
    return checksOfProject(modules, inputs, now, profile)
      .filter(({ id }) => !ofFigures.has(id))
      .map(({ id }) => `${id} at ${answer}: ${add}`);
  });
  expect(found).toEqual([]);
});
