import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { DossierDocument } from '../model/blocks.ts';
import { fontFamilies, loadFonts } from './fonts.ts';
import { Printer } from './printable.ts';
import { TemplateData } from './templateData.ts';

const template = join(import.meta.dirname, 'template');

/** The result of compiling a template. */
interface Compiled {
  readonly compiler: NodeCompiler;
  readonly document: NodeTypstDocument;
}

/** A document that has been laid out. */
export interface Laid extends Compiled {
  readonly headings: TemplateData['headings'];
  /** Characters that no font contains, or that cannot be shown together in one font. */
  readonly replaced: string[];
}

let created: NodeCompiler | undefined;

/** Lays out a document, passes the layout to `use`, and then frees its memory. */
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

/** Compiles a template with this data, passes the result to `use`, and then frees its memory. */
export async function withCompiled<T>(
  main: 'plan.typ' | 'oneChart.typ',
  data: object,
  use: (compiled: Compiled) => T,
): Promise<T> {
  // The compiler also finds the machine's fonts, but ours take precedence and the template allows no others.
  created ??= NodeCompiler.create({
    workspace: template,
    fontArgs: [{ fontBlobs: loadFonts().files }],
  });
  const compiler = created;
  try {
    return use({ compiler, document: compile(compiler, main, data) });
  } finally {
    // Both calls are needed, or the memory of every document is kept.
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
