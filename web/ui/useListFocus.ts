import { type RefObject, useEffect, useRef } from 'react';

interface ListFocus<List extends HTMLElement> {
  readonly list: RefObject<List | null>;
  /** After the next page is requested: its first item takes the focus, unless the person has put it elsewhere. */
  readonly awaitMore: () => void;
  /**
   * The focused item at this index was removed: the focus goes to the item that takes its place, or the last one.
   * Pass an item that is about to be removed as `leaving`, to wait for it.
   */
  readonly handOver: (index: number, leaving?: Element | null) => void;
}

/**
 * Keeps the focus in a list whose items come and go: on the first focusable element of an item.
 * @param count the number of items.
 * @param onEmpty called where no item is left, to focus something else.
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
 * For an element that returns to the page because the person pressed a control that has disappeared: it
 * takes the focus on mount, unless the person has put it somewhere else by then.
 * @returns the ref of the element.
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
