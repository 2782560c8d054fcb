/**
 * Each rule handles a construct in model output that CommonMark would not display as intended, and is named after it.
 */
export const ruleNames = [
  'amount after a sign at the start of a line',
  'asterisk after an amount',
  'asterisk in a word',
  'asterisk between numbers',
  'bold that ends at punctuation',
  'bold with a space inside its marks',
  'bullet of a word processor',
  'brackets before a colon',
  'contents of scripts and styles',
  'heading without a space',
  'indented line',
  'item behind a no-break space',
  'line below a paragraph',
  'line break of HTML',
  'line of spaces that do not break',
  'list after a colon',
  'more than a number',
  'nested item with few spaces',
  'number that ends a sentence',
  'one that ends a sentence',
  'strike with words beside it',
  'table with another number of columns',
  'table without a line below its head',
  'tags of HTML',
  'text below a table',
  'tilde before a number',
  'URL before a closing quotation mark',
  'words in angle brackets',
  'words marked in HTML',
  'words struck in HTML',
  'named character reference',
] as const;
export type RuleName = (typeof ruleNames)[number];

export type Applies = (rule: RuleName) => boolean;

export const all: Applies = () => true;
