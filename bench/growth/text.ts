const syllables =
  'a be ca cho con da de di do en es fi fo gra in la le li ma men mi mo na ni no pa pe plo pro qui ra re ri ro sa se si so ta te ti tion to tra un va ve vi vo'.split(
    ' ',
  );
const words = 3_000;

/**
 * @returns a text of this many characters, always the same. Its long parts compress to about half their size, as French
 *   does.
 */
export function corpus(length: number): string {
  let state = 7;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const vocabulary = Array.from({ length: words }, () =>
    Array.from({ length: 1 + next(4) }, () => syllables[next(syllables.length)]).join(''),
  );
  let text = '';
  // A few words are frequent; most are rare.
  while (text.length < length)
    text += `${vocabulary[Math.floor((next(words) * next(words)) / words)]} `;
  return text.slice(0, length);
}
