import type { Persona } from '@elan/domain/project/personas';
import type { Channel } from '../marketingPlan.ts';

/** Who the customers are, as far as the target market tells. */
export type Circle =
  | 'caregivers'
  | 'boards'
  | 'businesses'
  | 'parents'
  | 'seniors'
  | 'students'
  | 'shifts'
  | 'people';

/** What somebody pays for. */
export type Offer = 'thing' | 'service' | 'subscription';

/** What the person's answers say, ready to be quoted; undefined where nothing was said. */
export interface Slots {
  readonly customers: string | undefined;
  readonly problem: string | undefined;
  readonly competitor: string | undefined;
  readonly difference: string | undefined;
  /** Where they would hear of it. */
  readonly channel: string | undefined;
  readonly offer: Offer;
  readonly place: string | undefined;
}

/** How somebody lives, whatever their name. */
export interface Life {
  readonly profession: string;
  /** Where the answers tell no age. */
  readonly age: number;
  /** Lives far from what is bought. */
  readonly isAway?: true;
  /** A yearly income before tax, in thousands of dollars. */
  readonly income: readonly [low: number, high: number];
}

/** What somebody wants, fears and says of the purchase. */
export type Stance = (
  slots: Slots,
) => Pick<
  Persona,
  | 'besoins'
  | 'frustrations'
  | 'objectifs'
  | 'comportements'
  | 'canaux_preferes'
  | 'freins_achat'
  | 'citation'
>;

type Three<Item> = readonly [Item, Item, Item];

/** What the writer says of personas in one language. */
export interface PersonaPhrases {
  /** Three who come together; no two sets share a name. */
  readonly names: readonly [Three<string>, ...Three<string>[]];
  /** Where the market is one of women, or of men, alone. */
  readonly women: Three<string>;
  readonly men: Three<string>;
  /** Each channel as the one who is reached lives it. */
  readonly met: Readonly<Record<Channel, string>>;
  readonly lives: Readonly<Record<Circle, Three<Life>>>;
  readonly income: (low: string, high: string) => string;
  /** Where somebody lives who is far from it. */
  readonly away: (place: string) => string;
  /** What the person adds, quoted. */
  readonly comments: (words: string) => string;
  readonly somewhere: string;
  /** Who would buy at once, who compares, who hesitates. */
  readonly stances: Three<Stance>;
  /** That this is a demonstration, and how to connect a provider. */
  readonly demonstration: string;
}
