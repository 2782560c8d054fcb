import { lexWhole } from '@elan/domain/writeUp/lex';
import type { Node } from 'prosemirror-model';
import { readBlock } from './blocks.ts';
import { canonical } from './canonical.ts';
import { patched } from './patch.ts';
import { schema } from './schema.ts';
import { type SourceBlock, splitText } from './split.ts';
import { readAlone, variantsOf, type Written, writeBlock } from './writeBlock.ts';

const { nodes } = schema;

/** A block of the opened text: its editor node, its exact source, and the text up to the next block. */
interface Origin {
  readonly node: Node;
  readonly raw: string;
  readonly gap: string;
}

export interface OpenedText {
  /** The document the editor starts with. */
  readonly doc: Node;
  /** @returns the Markdown of an edited `doc`. Unchanged blocks keep their source, unless they would merge. */
  readonly textOf: (doc: Node) => string;
}

/**
 * Opens a text for the editor. A block that the editor cannot show faithfully becomes a locked block holding its
 * source.
 */
export function openText(text: string): OpenedText {
  const { lead, blocks } = splitText(text);
  // A plain search also finds definitions inside quotations and list items.
  const hasDefinitions = text.includes(']:');
  const origins = blocks.map((block, source) => ({ ...block, node: shown(block, source) }));
  const content = origins.map(({ node }) => node);
  const doc = nodes.doc.create(null, content.length > 0 ? content : nodes.paragraph.create());
  const written = new WeakMap<Node, Written>();
  const write = (node: Node, origin: Origin | undefined): Written | undefined => {
    const known = written.get(node) ?? writtenBlock(node, origin, hasDefinitions);
    if (known) written.set(node, known);
    return known;
  };
  return {
    doc,
    textOf: (changed) =>
      changed.eq(doc) ? text : joinedTo(lead, partsOf(changed, origins, write)),
  };
}

/** Prepends the lead, adding a blank line if a changed first block could merge with that text. */
function joinedTo(lead: string, parts: readonly Part[]): string {
  const isAsBefore = parts[0]?.isExact === true && parts[0].source === 0;
  const isApart = isAsBefore || lead.trim() === '' || /\n[ \t]*\n$/.test(lead);
  return lead + (isApart ? '' : blankLine) + joinBlocks(parts);
}

/** Writes a block, keeping the source of its unchanged words if possible. */
function writtenBlock(
  node: Node,
  origin: Origin | undefined,
  hasDefinitions: boolean,
): Written | undefined {
  const markdown = origin && patched(origin, node, hasDefinitions);
  return markdown === undefined
    ? writeBlock(node, 0, hasDefinitions)
    : { markdown, isFaithful: true };
}

function shown({ token, raw }: SourceBlock, source: number): Node {
  const node = token && readBlock(token, { source });
  return node && isFaithful(node, raw)
    ? node
    : nodes.locked.create({ markdown: raw.replace(/\r\n?/g, '\n'), source });
}

/**
 * A block is shown faithfully if it parses the same on its own, and if writing it and parsing it again gives the same
 * block.
 */
function isFaithful(node: Node, raw: string): boolean {
  const alone = readAlone(raw);
  if (alone === undefined || alone === 'unread') return false;
  const [meant, found] = [canonical(node), canonical(alone)];
  return meant && found ? meant.eq(found) && writeBlock(node)?.isFaithful === true : false;
}

interface Part {
  readonly node: Node;
  readonly markdown: string;
  /** Index of the block of the opened text that this part came from. */
  readonly source: number | undefined;
  /** Whether this part is that block, unchanged. */
  readonly isExact: boolean;
  /** The text between that block and the next one. */
  readonly gap: string;
}

function partsOf(
  doc: Node,
  origins: readonly Origin[],
  write: (node: Node, origin: Origin | undefined) => Written | undefined,
): readonly Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < doc.childCount; index += 1) {
    const node = doc.child(index);
    const source = typeof node.attrs.source === 'number' ? node.attrs.source : undefined;
    const origin = source === undefined ? undefined : origins[source];
    const isExact = origin?.node.eq(node) === true;
    const markdown = isExact ? origin.raw : write(node, origin)?.markdown;
    if (markdown !== undefined) {
      parts.push({ node, markdown, source, isExact, gap: origin?.gap ?? '' });
    }
  }
  const last = origins.at(-1);
  // Keep the original end of the text.
  return parts.map((part, index) =>
    index === parts.length - 1 ? { ...part, gap: last?.gap ?? '' } : part,
  );
}

const blankLine = '\n\n';

/** Joins blocks so that each is parsed as a separate block. */
function joinBlocks(parts: readonly Part[]): string {
  const pieces: string[] = [];
  let before: Part | undefined;
  /** How the previous block was joined to the one before it. */
  let last: Joint | undefined;
  for (const part of parts) {
    const joint = before
      ? jointOf(before, part, last)
      : { before: '', between: '', after: part.markdown };
    if (before) pieces.splice(-1, 1, joint.before);
    pieces.push(joint.between, joint.after);
    last = before && joint;
    before = {
      ...part,
      markdown: joint.after,
      isExact: part.isExact && joint.after === part.markdown,
    };
  }
  return pieces.join('') + (before?.gap ?? '');
}

interface Joint {
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

/** Joins two blocks, in other forms if they would be parsed as one block. The fallback is a blank line. */
function jointOf(one: Part, next: Part, last: Joint | undefined): Joint {
  const wereNeighbours = one.source !== undefined && next.source === one.source + 1;
  if (wereNeighbours && one.isExact && next.isExact) {
    return { before: one.markdown, between: one.gap, after: next.markdown };
  }
  const gaps = wereNeighbours && one.gap !== blankLine ? [one.gap, blankLine] : [blankLine];
  for (const [before, after] of formsOf(one, next)) {
    // In another form, the first block must still not merge with the block before it.
    if (before !== one.markdown && last && !staysApart({ ...last, after: before })) continue;
    const joint = gaps.map((between) => ({ before, between, after })).find(staysApart);
    if (joint) return joint;
  }
  return { before: one.markdown, between: blankLine, after: next.markdown };
}

/**
 * Yields the pairs of forms to try, in order. If the first block is unchanged, other forms of the second come first.
 */
function* formsOf(one: Part, next: Part): Generator<readonly [string, string]> {
  yield [one.markdown, next.markdown];
  const [befores, afters] = [otherForms(one), otherForms(next)];
  const ownFirst = befores.map((before) => [before, next.markdown] as const);
  const nextFirst = afters.map((after) => [one.markdown, after] as const);
  yield* one.isExact ? [...nextFirst, ...ownFirst] : [...ownFirst, ...nextFirst];
  for (const before of befores) for (const after of afters) yield [before, after];
}

function staysApart({ before, between, after }: Joint): boolean {
  const found = lexWhole(before + between + after).filter(({ type }) => type !== 'space');
  const [first, second, ...others] = found.map(({ raw }) => raw.trim());
  return others.length === 0 && first === before.trim() && second === after.trim();
}

/**
 * @returns other Markdown for a block: the equivalent forms of a list, or fenced code for a locked block, which then
 *   cannot merge with its neighbours.
 */
function otherForms({ node, markdown }: Part): readonly string[] {
  if (node.type === nodes.locked) return [fenced(markdown)];
  return Array.from(
    { length: variantsOf(node) },
    (_, variant) => writeBlock(node, variant)?.markdown,
  )
    .filter((form) => form !== undefined)
    .filter((form) => form !== markdown);
}

function fenced(source: string): string {
  const runs = source.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1);
  return `${fence}\n${source}\n${fence}`;
}
