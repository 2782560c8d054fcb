import type { MaturityCategory } from '@elan/domain/project/maturity';

type Around = (words: string) => string;
type Advice = (words: string, title: string) => string;
type Ways = readonly [Advice, ...Advice[]];

/** What the writer says of a score in one language; titles are those of modules. */
export interface MaturityPhrases {
  /** Under 20, 40, 60, 80, and above. */
  readonly statuses: readonly [string, string, string, string, string];
  readonly areas: Readonly<Record<MaturityCategory, string>>;
  /** What filling in an empty module of the area would give. */
  readonly unlocks: Readonly<Record<MaturityCategory, string>>;
  readonly fillIn: (title: string, unlocks: string) => string;
  readonly answer: (question: string, title: string) => string;
  readonly sharpen: Ways;
  readonly count: Ways;
  readonly generate: Around;
  /** Where nothing is missing any more. */
  readonly prove: Readonly<Record<MaturityCategory, string>>;
  readonly strong: (area: string, words: string) => string;
  readonly noStrength: string;
  readonly empty: (area: string, titles: string) => string;
  readonly vague: (area: string, score: number) => string;
  readonly noWeakness: string;
  /** Due dates, one after the other. */
  readonly due: readonly [string, string, string, string];
  readonly lastStep: string;
  /** By overall score: under 40, under 70, and above. */
  readonly timeline: readonly [string, string, string];
  readonly deadline: Around;
  /** That this is a demonstration, and how to connect a provider. */
  readonly demonstration: string;
}
