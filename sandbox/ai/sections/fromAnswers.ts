import { excerpt } from '../excerpt.ts';
import type { Material } from '../material.ts';
import { bullets, paragraphs, table } from '../phrases.ts';
import type { AskedSection } from '../readPrompt.ts';
import { answersWords } from './fromAnswersWords.ts';

/** A section of a kind that the writer does not know: what the answers say to it. */
export function fromAnswers(m: Material, { title }: AskedSection, index: number): string {
  const words = answersWords[m.language];
  const { remarks } = words;
  const answers = m.answers.map((_, at) => m.answers[(at + index) % m.answers.length]);
  return paragraphs(
    m.pick(title, words.leads(title.toLowerCase())),
    bullets(
      answers.map((given, at) =>
        given === undefined
          ? undefined
          : `**${given.question}** ${words.answer(excerpt(given.answer))} ${remarks[(at + index) % remarks.length]}`,
      ),
      3,
    ),
    m.about('businessIdea', words.reread) ?? words.choose,
  );
}

/** The answers side by side with what would confirm them. */
export function answersTable(m: Material): string {
  const { checks, columns, none } = answersWords[m.language];
  if (m.answers.length === 0) return table(none.columns, [none.row]);
  return table(
    columns,
    m.answers.map(({ question, answer }, index) => [
      excerpt(question),
      excerpt(answer, 80),
      checks[index % checks.length] ?? checks[0],
    ]),
  );
}
