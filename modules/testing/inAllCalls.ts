import type { Messages, PromptInput, ReplyPrompt } from '../writing/prompt.ts';

/**
 * @returns the complete reply to a prompt.
 * @param answer returns the reply to one call.
 */
export function inAllCalls(
  prompt: ReplyPrompt,
  input: PromptInput,
  answer: (messages: Messages) => string,
): string {
  return (prompt.continuations?.(input) ?? []).reduce(
    (written, next) => `${written}\n\n${answer(next(written))}`,
    answer(prompt.messages(input)),
  );
}

/** @returns the messages of each call of a prompt, all for the same text written so far. */
export function callsOf(
  prompt: ReplyPrompt,
  input: PromptInput,
  written = 'Le début.',
): readonly Messages[] {
  return [
    prompt.messages(input),
    ...(prompt.continuations?.(input) ?? []).map((next) => next(written)),
  ];
}
