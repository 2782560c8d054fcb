import type { Language } from '@elan/domain/language';
import type { Growing } from '@elan/domain/project/growing';
import type { JournalEntry } from '@elan/domain/project/journal';
import type { ModuleContent, WriteUpEnding } from '@elan/domain/project/moduleEntry';
import type { Answers } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { CallLength } from './length.ts';

/** What a module holds, and when it was last saved. */
export type StoredContent = ModuleContent & { readonly lastUpdated?: string };

/** What a prompt may use: the person's own words in this module and in the others. */
export interface PromptInput {
  /** The moment it is asked at: prompts tell its day in Montréal. */
  readonly now: Date;
  readonly language: Language;
  /** Every module of the product, in its order (`catalogue.ts`). */
  readonly journey: readonly ModuleDefinition[];
  readonly project: { readonly name: string; readonly description: string };
  readonly answers: Answers;
  readonly comments: string;
  /** When these answers were saved; undefined where they are given now. */
  readonly answeredAt?: Date | undefined;
  /** Those of the answers that are a default or a ready-made sentence, by question id: not the person's words. */
  readonly defaultedAnswers?: readonly string[];
  /** Of a journal. */
  readonly entries?: readonly JournalEntry[] | undefined;
  /** What the project holds already, by module key. */
  readonly modules: Readonly<Record<string, StoredContent>>;
}

export interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export type Messages = readonly [system: Message, user: Message];

/** A later call of a text that takes several: its messages, once the text so far is known. */
export type Continuation = (written: string) => Messages;

/** A structure as the provider is asked for it, where it can be asked: a JSON Schema under a name. */
export interface ReplySchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** A reply as it came; `stopped` and `cut` end before their end. */
export interface RawReply {
  readonly text: string;
  readonly ending: WriteUpEnding;
}

/** What is asked, and what is kept of the reply. Pure, and the server's alone. */
export interface ReplyPrompt {
  /** The messages sent to the provider. */
  readonly messages: (input: PromptInput) => Messages;
  /** The calls after the first, where one reply would be too short for the text. */
  readonly continuations?: (input: PromptInput) => readonly Continuation[];
  /** The structure of the reply; absent where it is a text, which is shown as it is. */
  readonly schema?: ReplySchema;
  /**
   * Of a structure that is shown while it is written.
   * @param value the JSON that is whole so far.
   * @returns what of it is shown; undefined where that is nothing yet.
   */
  readonly grow?: (value: unknown, language: Language) => Growing | undefined;
  /**
   * @returns what the module keeps of a reply; undefined when the reply is not what was asked
   *   for and nothing of it can be kept.
   */
  readonly read: (reply: RawReply, language: Language) => ModuleContent | undefined;
}

/** How a module is written. */
export interface ModulePrompt extends ReplyPrompt {
  /** The other modules it needs most, the most relevant first. */
  readonly drawsOn: readonly string[];
  /** The most words that each of its calls asks for. */
  readonly lengths: readonly CallLength[];
}
