import { isStorable } from '@elan/domain/text';
import { useCopy } from './copy.ts';

/** @returns a function that gives the reason why a text of at most `max` UTF-16 code units cannot be saved, if any. */
export function useTextFault(): (text: string, max: number) => string | undefined {
  const { common, dashboard } = useCopy();
  return (text, max) => {
    if (!isStorable(text)) return dashboard.unstorable;
    return text.length > max ? common.tooLong(text.length, max) : undefined;
  };
}
