import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { productSources } from './repository.ts';

/** A JSX element, with the names of its attributes. */
interface Element {
  readonly tag: string;
  readonly attributes: readonly string[];
  readonly node: unknown;
}

const hasType = (node: object, type: string) => 'type' in node && node.type === type;

/** @returns the JSX nodes of a type inside a node, including nested ones. */
function nodesIn(node: unknown, type: string): readonly object[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap((child) => nodesIn(child, type));
  return hasType(node, type) ? [node, ...inside] : inside;
}

function elementsIn(within: unknown, tag: string): readonly Element[] {
  return nodesIn(within, 'JSXElement').flatMap((node) => {
    const { openingElement } = node as {
      openingElement: { name: { name?: string }; attributes: { name?: { name?: string } }[] };
    };
    const attributes = openingElement.attributes.map(({ name }) => name?.name ?? '');
    return openingElement.name.name === tag ? [{ tag, attributes, node }] : [];
  });
}

/** @returns the dialogs in which an action runs, each with its elements that can close it during the action. */
function busyDialogs(path: string, text: string): readonly (readonly string[])[] {
  const isBusy = ({ attributes }: Element) => attributes.includes('busy');
  return elementsIn(parseSync(path, text).program, 'Dialog').flatMap((dialog) => {
    const groups = nodesIn(dialog.node, 'JSXFragment')
      .map((group) => elementsIn(group, 'Button'))
      .filter((buttons) => buttons.some(isBusy));
    if (groups.length === 0) return [];
    const open = groups
      .flat()
      .filter(({ attributes }) => attributes.includes('onClick'))
      .filter((button) => !isBusy(button) && !button.attributes.includes('disabled'));
    return [[...(isBusy(dialog) ? [] : [`${path}: Dialog`]), ...open.map(() => `${path}: Button`)]];
  });
}

it('no dialog can be cancelled while its confirmed action runs', () => {
  const [all = []] = busyDialogs(
    'a.tsx',
    '<Dialog open actions={<><Button onClick={f} /><Button busy={isBusy} /></>} />',
  );
  expect(all).toEqual(['a.tsx: Dialog', 'a.tsx: Button']);
  const dialogs = productSources()
    .filter(({ path, text }) => path.endsWith('.tsx') && text.includes('<Dialog'))
    .flatMap(({ path, text }) => busyDialogs(path, text));
  expect(dialogs.length).toBeGreaterThan(3);
  expect(dialogs.flat()).toEqual([]);
});
