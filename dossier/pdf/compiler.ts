import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { DossierDocument } from '../model/blocks.ts';
import { fontFamilies, loadFonts } from './fonts.ts';
import { Printer } from './printable.ts';
import { TemplateData } from './templateData.ts';

const template = join(import.meta.dirname, 'template');

/** Pages that have been set. */
interface Compiled {
  readonly compiler: NodeCompiler;
  readonly document: NodeTypstDocument;
}

/** A document that has been laid out. */
export interface Laid extends Compiled {
  readonly headings: TemplateData['headings'];
  /** The characters that no font has. */
  readonly replaced: string[];
}

let created: NodeCompiler | undefined;

/** Lays a document out, and forgets it once `use` has taken what it needs of it. */
export async function withLaidOut<T>(
  document: DossierDocument,
  use: (laid: Laid) => T,
): Promise<T> {
  const printer = new Printer();
  const data = new TemplateData(printer);
  return withCompiled('plan.typ', data.of(document), (compiled) =>
    use({ ...compiled, headings: data.headings, replaced: [...printer.replaced] }),
  );
}

/** Sets one of the templates with this data, and forgets it once `use` has taken what it needs of it. */
export async function withCompiled<T>(
  main: 'plan.typ' | 'oneChart.typ',
  data: object,
  use: (compiled: Compiled) => T,
): Promise<T> {
  // It finds the machine's fonts too: ours come first, and the template lets it take no other.
  created ??= NodeCompiler.create({
    workspace: template,
    fontArgs: [{ fontBlobs: loadFonts().files }],
  });
  const compiler = created;
  try {
    return use({ compiler, document: compile(compiler, main, data) });
  } finally {
    // Both, or the memory of every document stays.
    compiler.evictCache(0);
    await nextTurn();
  }
}

function compile(compiler: NodeCompiler, main: string, data: object): NodeTypstDocument {
  const inputs = { data: JSON.stringify(data), fonts: JSON.stringify(fontFamilies) };
  const compiled = compiler.compile({ mainFilePath: join(template, main), inputs });
  if (compiled.result === null)
    throw new Error(`laying out failed: ${reasons(compiled, compiler)}`);
  return compiled.result;
}

function reasons(compiled: ReturnType<NodeCompiler['compile']>, compiler: NodeCompiler): string {
  const error = compiled.takeError();
  return error === null ? 'no reason given' : JSON.stringify(compiler.fetchDiagnostics(error));
}
