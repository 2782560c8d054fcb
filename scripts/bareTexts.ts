import { join, relative } from 'node:path';
import type {
  Expression,
  JsxElement,
  JsxFragment,
  Node,
  SourceFile,
} from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags, type UnionType } from 'typescript/unstable/sync';

const anyText =
  TypeFlags.StringLike |
  TypeFlags.NumberLike |
  TypeFlags.BigIntLike |
  TypeFlags.Any |
  TypeFlags.Unknown;

/**
 * Finds texts in JSX that React would render as bare text nodes: next to another node, in a fragment, in a list, or
 * returned by a component. Browser translation replaces such nodes, which breaks React
 * (docs/decisions/0076-pages-translated-by-the-browser.md).
 * @param sources contents to use instead of the files on disk, by path in the repository. If there are any, only these
 *   files are searched.
 * @returns a line for each text, as `file:line  code`.
 * @throws if there are hardly any components: the check would then find nothing.
 */
export function bareTexts(
  root: string,
  sources: ReadonlyMap<string, string> = new Map(),
): string[] {
  const readFile = (path: string) => sources.get(relative(root, path));
  const api = new API({ cwd: root, ...(sources.size > 0 ? { fs: { readFile } } : {}) });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(root, 'web/tsconfig.json')] });
    const pages = snapshot.getProjects().flatMap(({ program, checker }) =>
      program.getSourceFileNames().flatMap((name) => {
        const file = relative(root, name);
        const isPage = /^web\/.*\.tsx$/.test(file) && !/\.test\.tsx$|\/testing\//.test(file);
        return isPage ? [{ file, name, program, checker }] : [];
      }),
    );
    if (pages.length < 100) throw new Error(`only ${pages.length} components in web/`);
    const searched = pages.filter(({ file }) => sources.size === 0 || sources.has(file));
    return searched.flatMap(({ file, name, program, checker }) => {
      const source = program.getSourceFile(name);
      if (!source) return [];
      return new TextFinder(checker).in(source).map((node) => describe(file, source, node));
    });
  } finally {
    api.close();
  }
}

function describe(file: string, source: SourceFile, node: Node): string {
  const start = node.getStart(source);
  const line = source.text.slice(0, start).split('\n').length;
  const code = source.text.slice(start, node.getEnd()).trim().replace(/\s+/g, ' ');
  return `${file}:${line}  ${code.slice(0, 80)}`;
}

class TextFinder {
  private readonly checker: Checker;

  constructor(checker: Checker) {
    this.checker = checker;
  }

  in(node: Node, isInComponent = false): Node[] {
    const found = is.isJsxElement(node) || is.isJsxFragment(node) ? this.amongChildren(node) : [];
    const name = functionName(node);
    const isComponent = name === undefined ? isInComponent : /^[A-Z]/.test(name);
    const result = resultOf(node);
    const type = result && this.checker.getTypeAtLocation(result);
    if (result && type && (isComponent ? this.holdsText(type) : this.isMixedList(type))) {
      found.push(result);
    }
    node.forEachChild((child) => {
      found.push(...this.in(child, isComponent));
    });
    return found;
  }

  /** A text that is an element's only child is safe, since React sets it through the element. */
  private amongChildren(parent: JsxElement | JsxFragment): Node[] {
    const children = parent.children.filter(isRendered);
    const isAlone = children.length === 1 && is.isJsxElement(parent);
    return children.filter((child) => {
      if (is.isJsxText(child)) return !isAlone;
      const type =
        is.isJsxExpression(child) && child.expression
          ? this.checker.getTypeAtLocation(child.expression)
          : undefined;
      return type && (isAlone ? this.isListOfTexts(type) : this.holdsText(type));
    });
  }

  private holdsText(type: Type): boolean {
    if (type.isUnionType()) return membersOf(type).some((member) => this.holdsText(member));
    if (type.isStringLiteralType()) return type.value !== '';
    return (type.flags & anyText) !== 0 || this.isListOfTexts(type);
  }

  private isListOfTexts(type: Type): boolean {
    if (type.isUnionType()) return membersOf(type).some((member) => this.isListOfTexts(member));
    return this.itemsOf(type).some((item) => this.holdsText(item));
  }

  /** A list that mixes texts and elements is meant for a page, even if the function is not a component. */
  private isMixedList(type: Type): boolean {
    const items = this.itemsOf(type).flatMap((item) =>
      item.isUnionType() ? membersOf(item) : [item],
    );
    const isElement = (item: Type) => item.isObjectType() && item.getSymbol()?.name === 'Element';
    return items.some(isElement) && items.some((item) => this.holdsText(item));
  }

  private itemsOf(type: Type): readonly Type[] {
    const { checker } = this;
    return checker.isArrayLikeType(type) && type.isTypeReference()
      ? checker.getTypeArguments(type)
      : [];
  }
}

const membersOf = (type: UnionType): readonly Type[] => type.getTypes() ?? [];

/** @returns false for line breaks between tags and for comments, which React does not render. */
function isRendered(child: Node): boolean {
  if (is.isJsxText(child)) return !/^\s*$/.test(child.text) || !child.text.includes('\n');
  return !is.isJsxExpression(child) || child.expression !== undefined;
}

/** @returns a function's name, or an empty string if it has none; undefined for any other node. */
function functionName(node: Node): string | undefined {
  if (is.isFunctionDeclaration(node) || is.isFunctionExpression(node)) return node.name?.text ?? '';
  if (!is.isArrowFunction(node)) return undefined;
  const { parent } = node;
  return is.isVariableDeclaration(parent) && is.isIdentifier(parent.name) ? parent.name.text : '';
}

/** @returns the value returned by a `return` statement or a concise arrow function. */
function resultOf(node: Node): Expression | undefined {
  if (is.isReturnStatement(node)) return node.expression;
  return is.isArrowFunction(node) && !is.isBlock(node.body) ? node.body : undefined;
}
