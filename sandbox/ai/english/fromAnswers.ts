import { excerpt } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { bullets, paragraphs, table } from '../phrases.ts';
import type { AskedSection } from '../readPrompt.ts';

const remarks = [
  'This is something to lean on: give an example with a number, and it becomes an argument.',
  'Say for whom and by when: this answer will then guide your first expenses.',
  'To be confirmed with three people who do not know you.',
  'Ask yourself what would change if the opposite were true: the risk is easier to see that way.',
] as const;

const checks = [
  'A real, dated example',
  'The opinion of three customers',
  'A price or a date in writing',
  'What a competitor does',
] as const;

/** A section of a kind that the writer does not know: what the answers say to it. */
export function fromAnswers(m: Material, { title }: AskedSection, index: number): string {
  const answers = m.answers.map((_, at) => m.answers[(at + index) % m.answers.length]);
  const about = title.toLowerCase();
  return paragraphs(
    m.pick(title, [
      `Here is what your answers already tell us on this point (${about}).`,
      `Your answers shed light on this point (${about}) as follows.`,
    ]),
    bullets(
      answers.map((given, at) =>
        given === undefined
          ? undefined
          : `**${given.question}** You answer “${excerpt(given.answer)}”. ${remarks[(at + index) % remarks.length]}`,
      ),
      3,
    ),
    m.about(
      'businessIdea',
      (words) =>
        `*This week*: read this section again with your idea in mind, “${words}”, and note the first action it calls for, with a date.`,
    ) ?? '*This week*: choose one action from this section and give it a date.',
  );
}

/** The answers side by side with what would confirm them. */
export function answersTable(m: Material): string {
  if (m.answers.length === 0) {
    return table(['To be specified', 'Why'], [['Your answers', 'The text rests on them']]);
  }
  return table(
    ['Question', 'Your answer', 'What would confirm it'],
    m.answers.map(({ question, answer }, index) => [
      excerpt(question),
      excerpt(answer, 80),
      checks[index % checks.length] ?? checks[0],
    ]),
  );
}
