import type { Language } from '@elan/domain/language';
import type { Answers } from '@elan/domain/questionnaire/answers';

/** What a prompt may use: the person's own words in this module and in the earlier ones. */
export interface PromptInput {
  readonly language: Language;
  readonly project: { readonly name: string; readonly description: string };
  readonly answers: Answers;
  readonly comments: string;
  /** What the project holds already, by module key. */
  readonly modules: Readonly<
    Record<
      string,
      { readonly answers?: Answers | undefined; readonly aiResponse?: string | undefined }
    >
  >;
}

export interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** Answers and earlier modules -> the messages sent to the provider: one system, one user. Pure. */
export type Prompt = (input: PromptInput) => readonly [system: Message, user: Message];
