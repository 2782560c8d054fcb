import { type RefObject, useEffect, useRef } from 'react';

interface ListFocus<List extends HTMLElement> {
  readonly list: RefObject<List | null>;
  /** Call it when requesting the next page: focuses its first new item, unless the user has moved the focus by then. */
  readonly awaitMore: () => void;
  /**
   * Call it when the focused item at this index is removed: focuses the item now at this index, or the last item. If
   * the item is still in the document, pass it as `leaving` to wait for its removal.
   */
  readonly handOver: (index: number, leaving?: Element | null) => void;
}

/**
 * Moves the focus within a list whose items change, to the first link, button or `tabindex="-1"` element of an item.
 * @param count the number of items.
 * @param onEmpty called to focus something else if the item has no such element or the list is empty.
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
 * Focuses an element on mount, unless another element has the focus. For a control that replaces the pressed one.
 * @param isAwaited whether to focus the element; later changes have no effect.
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
