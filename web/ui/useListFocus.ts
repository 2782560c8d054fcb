import { type RefObject, useEffect, useRef } from 'react';

interface ListFocus<List extends HTMLElement> {
  readonly list: RefObject<List | null>;
  /** The next page was asked for: its first item takes the focus, unless the person has put it elsewhere by then. */
  readonly awaitMore: () => void;
  /**
   * The item at this place left with the focus on it: the one that takes its place has it now, or the last.
   * One that is about to leave is named, and waited for.
   */
  readonly handOver: (index: number, leaving?: Element | null) => void;
}

/**
 * Keeps the focus in a list whose items come and go. What takes it in an item is the first that can.
 * @param count how many items there are.
 * @param onEmpty takes the focus where no item is left.
 */
export function useListFocus<List extends HTMLElement>(
  count: number,
  onEmpty: () => void,
): ListFocus<List> {
  const list = useRef<List>(null);
  const awaited = useRef<{ readonly index: number; readonly from: Element | null }>(undefined);
  const left = useRef<{ readonly index: number; readonly leaving: Element | null }>(undefined);

  const focusItem = (index: number) => {
    const items = [...(list.current?.children ?? [])];
    const item = items[Math.min(index, items.length - 1)];
    const target = item?.querySelector<HTMLElement>('[tabindex="-1"], a, button');
    if (target) target.focus();
    else onEmpty();
  };

  const takeAwaited = () => {
    const { index, from } = awaited.current ?? {};
    if (index === undefined || count <= index) return;
    awaited.current = undefined;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body || activeElement === from) {
      focusItem(index);
    }
  };
  const takeLeft = () => {
    if (!left.current || left.current.leaving?.isConnected) return;
    const { index } = left.current;
    left.current = undefined;
    focusItem(index);
  };
  useEffect(() => {
    takeAwaited();
    takeLeft();
  });

  return {
    list,
    awaitMore: () => {
      awaited.current = { index: count, from: document.activeElement };
    },
    handOver: (index, leaving = null) => {
      left.current = { index, leaving };
      takeLeft();
    },
  };
}
