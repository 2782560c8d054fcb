import { excerpt } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { bullets, paragraphs, table } from '../phrases.ts';
import type { AskedSection } from '../readPrompt.ts';

const remarks = [
  'C’est un point d’appui : donnez-en un exemple chiffré, et il deviendra un argument.',
  'Précisez pour qui et pour quand : cette réponse guidera alors vos premières dépenses.',
  'À confirmer auprès de trois personnes qui ne vous connaissent pas.',
  'Demandez-vous ce qui changerait si c’était l’inverse : le risque se voit mieux ainsi.',
] as const;

const checks = [
  'Un exemple réel, daté',
  'L’avis de trois clients',
  'Un prix ou un délai écrit',
  'Ce que fait un concurrent',
] as const;

/** A section of a kind that the writer does not know: what the answers say to it. */
export function fromAnswers(m: Material, { title }: AskedSection, index: number): string {
  const answers = m.answers.map((_, at) => m.answers[(at + index) % m.answers.length]);
  const about = title.toLowerCase();
  return paragraphs(
    m.pick(title, [
      `Voici ce que vos réponses permettent déjà de dire sur ce point (${about}).`,
      `Vos réponses éclairent ce point (${about}) de la façon suivante.`,
    ]),
    bullets(
      answers.map((given, at) =>
        given === undefined
          ? undefined
          : `**${given.question}** Vous répondez « ${excerpt(given.answer)} ». ${remarks[(at + index) % remarks.length]}`,
      ),
      3,
    ),
    m.about(
      'businessIdea',
      (words) =>
        `*Cette semaine* : relisez cette section avec votre idée en tête, « ${words} », et notez le premier geste qu’elle demande, avec une date.`,
    ) ?? '*Cette semaine* : choisissez un geste tiré de cette section et donnez-lui une date.',
  );
}

/** The answers side by side with what would confirm them. */
export function answersTable(m: Material): string {
  if (m.answers.length === 0) {
    return table(['À préciser', 'Pourquoi'], [['Vos réponses', 'Le texte se fonde sur elles']]);
  }
  return table(
    ['Question', 'Votre réponse', 'Ce qui la confirmerait'],
    m.answers.map(({ question, answer }, index) => [
      excerpt(question),
      excerpt(answer, 80),
      checks[index % checks.length] ?? checks[0],
    ]),
  );
}
