import { useCopy } from '../copy/copy.ts';

/** Names the page in the tab, with the product's name once; React puts it into the head. */
export function PageTitle({ title }: { title: string }) {
  const { product } = useCopy().shell;
  return <title>{title.startsWith(product) ? title : `${title} · ${product}`}</title>;
}
