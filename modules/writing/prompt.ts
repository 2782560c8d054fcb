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

export type StoredContent = ModuleContent & { readonly lastUpdated?: string };

/** The input of a prompt: the project, the current module's answers and the saved modules. */
export interface PromptInput {
  /** The time of the request. Prompts state its date in Montréal. */
  readonly now: Date;
  readonly language: Language;
  /** All modules of the product, in order (`catalogue.ts`). */
  readonly journey: readonly ModuleDefinition[];
  readonly project: {
    readonly name: string;
    readonly description: string;
    /** The amount requested on the cover of the dossier, in cents. */
    readonly amountAsked?: number | undefined;
  };
  readonly answers: Answers;
  readonly comments: string;
  /** When these answers were saved; undefined if they come with the request. */
  readonly answeredAt?: Date | undefined;
  /** Ids of the questions whose answer is a default or a ready-made sentence, so it is not the user's own words. */
  readonly defaultedAnswers?: readonly string[];
  /** Only for a journal. */
  readonly entries?: readonly JournalEntry[] | undefined;
  /** The user's inputs for the forecast, if they are saved. */
  readonly forecast?: ForecastInputs | undefined;
  /** The saved modules of the project, by key. */
  readonly modules: Readonly<Record<string, StoredContent>>;
}

export interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export type Messages = readonly [system: Message, user: Message];

/** Returns the messages of a later call for a text that takes several calls, given the text already written. */
export type Continuation = (written: string) => Messages;

/** A named JSON Schema of a structured reply, for providers that support it. */
export interface ReplySchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** A reply as received. It is unfinished if `ending` is `stopped` or `cut`. */
export interface RawReply {
  readonly text: string;
  readonly ending: WriteUpEnding;
}

/** What is used from a reply: contents of the module, or a proposal for them. */
export type Kept = ModuleContent & Proposal;

/** What to request from the provider, and how to read its reply. Free of side effects, and for the server only. */
export interface ReplyPrompt {
  readonly messages: (input: PromptInput) => Messages;
  /** The calls after the first, if the text is too long for one reply. */
  readonly continuations?: (input: PromptInput) => readonly Continuation[];
  /** The schema of a structured reply; absent for a text, which is shown as received. */
  readonly schema?: ReplySchema;
  /**
   * Present for a structured reply that is shown while it arrives.
   * @param value the JSON that is complete so far.
   * @returns what to show of the value; undefined if there is nothing to show yet.
   */
  readonly grow?: (value: unknown, language: Language) => Growing | undefined;
  /** @returns what to use from a reply; undefined if it does not follow the request and nothing in it can be used. */
  readonly read: (reply: RawReply, language: Language) => Kept | undefined;
}

export interface ModulePrompt extends ReplyPrompt {
  /** The keys of the most relevant other modules, in order. */
  readonly drawsOn: readonly string[];
  /** The answers of other modules that the result depends on, as `module.question`, or as `module` for all of them. */
  readonly restsOn: readonly string[];
  /** Whether the prompt includes the computed figures of the forecast. */
  readonly usesForecast: boolean;
  /** The maximum number of words that each call requests. */
  readonly lengths: readonly CallLength[];
  /** Only for a text: the instructions that also apply when a part of it is revised. */
  readonly text?: TextInstructions;
}
