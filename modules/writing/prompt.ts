import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Language } from '@elan/domain/language';
import type { Growing } from '@elan/domain/project/growing';
import type { JournalEntry } from '@elan/domain/project/journal';
import type { ModuleContent, WriteUpEnding } from '@elan/domain/project/moduleEntry';
import type { Proposal } from '@elan/domain/project/proposal';
import type { Answers } from '@elan/domain/questionnaire/answers';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { CallLength } from './length.ts';
import type { TextInstructions } from './textInstructions.ts';

/** The contents of a module, and when it was last saved. */
export type StoredContent = ModuleContent & { readonly lastUpdated?: string };

/** The input of a prompt: the person's own words in this module and in the others. */
export interface PromptInput {
  /** The time of the request: prompts state its day in Montréal. */
  readonly now: Date;
  readonly language: Language;
  /** Every module of the product, in its order (`catalogue.ts`). */
  readonly journey: readonly ModuleDefinition[];
  readonly project: {
    readonly name: string;
    readonly description: string;
    /** The amount requested on the cover of the dossier, in cents. */
    readonly amountAsked?: number | undefined;
  };
  readonly answers: Answers;
  readonly comments: string;
  /** When these answers were saved; undefined when they come with the request. */
  readonly answeredAt?: Date | undefined;
  /**
   * The answers that are a default or a ready-made sentence, by question id: not the person's
   * words.
   */
  readonly defaultedAnswers?: readonly string[];
  /** For a journal. */
  readonly entries?: readonly JournalEntry[] | undefined;
  /** The person's inputs for the forecast, where they are saved. */
  readonly forecast?: ForecastInputs | undefined;
  /** What the project already holds, by module key. */
  readonly modules: Readonly<Record<string, StoredContent>>;
}

export interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export type Messages = readonly [system: Message, user: Message];

/** A later call of a text that needs several: its messages, once the text so far is known. */
export type Continuation = (written: string) => Messages;

/** The schema of a structure, for providers that support one: a JSON Schema with a name. */
export interface ReplySchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** A reply as it was received; `stopped` and `cut` mean that it is unfinished. */
export interface RawReply {
  readonly text: string;
  readonly ending: WriteUpEnding;
}

/** What is kept of a reply: contents of the module, or a proposal for them. */
export type Kept = ModuleContent & Proposal;

/** What is requested, and what is kept of the reply. Pure, and for the server only. */
export interface ReplyPrompt {
  /** The messages sent to the provider. */
  readonly messages: (input: PromptInput) => Messages;
  /** The calls after the first, where one reply would be too short for the text. */
  readonly continuations?: (input: PromptInput) => readonly Continuation[];
  /** The structure of the reply; absent for a text, which is shown unchanged. */
  readonly schema?: ReplySchema;
  /**
   * For a structure that is shown while it is written.
   * @param value the JSON that is complete so far.
   * @returns what of it is shown; undefined if nothing yet.
   */
  readonly grow?: (value: unknown, language: Language) => Growing | undefined;
  /**
   * @returns what is kept of a reply; undefined when the reply is not what was requested and none of
   * it can be kept.
   */
  readonly read: (reply: RawReply, language: Language) => Kept | undefined;
}

/** The prompt of a module. */
export interface ModulePrompt extends ReplyPrompt {
  /** The other modules it needs most, the most relevant first. */
  readonly drawsOn: readonly string[];
  /** The answers of other modules that its result rests on, as `module.question`, or `module` for all of them. */
  readonly restsOn: readonly string[];
  /** Whether it reads the computed figures of the forecast. */
  readonly usesForecast: boolean;
  /** The most words that each of its calls requests. */
  readonly lengths: readonly CallLength[];
  /** For a text: what also holds for a part of it that is revised. */
  readonly text?: TextInstructions;
}
