import { type RefObject, useEffect, useRef } from 'react';

interface ListFocus<List extends HTMLElement> {
  readonly list: RefObject<List | null>;
  /** Call it after requesting the next page: focuses the page's first item, unless the user has moved the focus. */
  readonly awaitMore: () => void;
  /**
   * Call it when the focused item at this index was removed: focuses the item that takes its place, or the last one. If
   * an item is yet to be removed, pass it as `leaving` to wait for that.
   */
  readonly handOver: (index: number, leaving?: Element | null) => void;
}

/**
 * Keeps the focus in a list whose items change, on the first focusable element of an item.
 * @param count the number of items.
 * @param onEmpty called if no item is left, to focus something else.
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

/**
 * Focuses an element on mount if it reappears because the user pressed a control that has since disappeared. Does
 * nothing if the user has moved the focus.
 * @returns the element's ref.
 */
export function useArrivalFocus<Control extends HTMLElement>(
  isAwaited: boolean,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const awaited = useRef(isAwaited);
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (awaited.current && isNowhere) control.current?.focus();
  }, []);
  return control;
}
