import type { Language } from '@elan/domain/language';
import type { JournalEntry } from '@elan/domain/project/journal';
import type { ModuleContent, WriteUpEnding } from '@elan/domain/project/moduleEntry';
import type { Answers } from '@elan/domain/questionnaire/answers';

/** What a prompt may use: the person's own words in this module and in the others. */
export interface PromptInput {
  readonly language: Language;
  readonly project: { readonly name: string; readonly description: string };
  readonly answers: Answers;
  readonly comments: string;
  /** Of a journal. */
  readonly entries?: readonly JournalEntry[] | undefined;
  /** What the project holds already, by module key. */
  readonly modules: Readonly<Record<string, ModuleContent>>;
}

export interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export type Messages = readonly [system: Message, user: Message];

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
  /** The structure of the reply; absent where it is a text, which is shown while it is written. */
  readonly schema?: ReplySchema;
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
}
