import { useCopy } from '../copy/copy.ts';

/** Sets the tab title, which includes the product's name exactly once. React moves it to the head. */
export function PageTitle({ title }: { title: string }) {
  const { product } = useCopy().shell;
  return <title>{title.startsWith(product) ? title : `${title} · ${product}`}</title>;
}
