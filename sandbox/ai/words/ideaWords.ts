import type { Rule, SeedId } from './ideaBank.ts';

/** The name of an idea, and a sentence that says who pays for what, and how. */
type IdeaText = readonly [title: string, pays: string];
export type IdeaWords = Readonly<Partial<Record<SeedId, IdeaText>>>;

/** A way to write a sentence around the person's words. */
type Around = (words: string) => string;
type Ways<Way> = readonly [Way, ...Way[]];

/** An idea made of what the person loves or can do, whatever that is. */
export interface OwnIdea {
  readonly title: Around;
  readonly pays: Ways<string>;
  readonly sector: string;
}

/** What the writer says of ideas in one language. */
export interface IdeaPhrases {
  readonly bank: Readonly<Record<SeedId, IdeaText>>;
  /** Made of an interest. */
  readonly workshops: OwnIdea;
  readonly starterKits: OwnIdea;
  readonly club: OwnIdea;
  /** Made of a skill. */
  readonly byTheHour: OwnIdea;
  readonly shortCourse: OwnIdea;
  /** Why this person. */
  readonly becauseOfInterest: Ways<Around>;
  readonly becauseOfSkill: Ways<Around>;
  /** Where the words help without being the heart of it. */
  readonly partly: Ways<Around>;
  /** Where nothing leads there but the field that was chosen. */
  readonly inYourField: Ways<string>;
  /** Where nothing that was said leads there. */
  readonly loosely: Ways<string>;
  /** What to know before starting. */
  readonly rules: Readonly<Record<Rule, string>>;
  readonly firstCustomers: Around;
  readonly territory: Around;
  readonly firstTry: Ways<string>;
  /** What it takes to start, by budget band. */
  readonly start: Ways<string>;
  /** That this is a demonstration, and how to connect a provider. */
  readonly demonstration: string;
}
