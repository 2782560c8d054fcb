import { exchangeOf } from '@elan/domain/dossier/exchange';
import { fileNameOf } from '@elan/domain/dossier/fileName';
import { type DossierFormat, decideDossier } from '@elan/domain/dossier/formats';
import { Failure } from '@elan/domain/failure';
import { projectAsMarkdown } from '@elan/dossier/markdown/projectAsMarkdown';
import { prepareForecast } from '../../generation/writtenFrom.ts';
import type { Services } from '../../services.ts';
import { readExport } from './readExport.ts';
import { type Edition, readHead } from './readSource.ts';
import { documentPart, readyDocument } from './requestDocument.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'queueDocument' | 'stopping'>;

interface DossierFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * Creates a file from a project. Markdown and JSON are free; PDF, Word, Excel and slides require Premium.
 * @throws Failure `not_found`, `dossier_premium`, `dossier_busy`, `dossier_queue_full`, `dossier_too_large`.
 */
export async function makeDossier(
  services: Needs,
  input: Edition & { readonly format: DossierFormat },
): Promise<DossierFile> {
  const { owner, format, pack, language } = input;
  const head = await readHead(services, input);
  const decision = decideDossier(format, owner.access);
  if (!decision.allowed) throw new Failure(decision.because);
  const name = fileNameOf(head.name, format);
  switch (format) {
    case 'json': {
      const { project, ...kept } = await readExport(services, input);
      const exchange = exchangeOf({ ...project, ...kept }, services.clock.now());
      return { name, content: JSON.stringify(exchange) };
    }
    case 'md': {
      const { project } = await readExport(services, input);
      await prepareForecast(project.modules_data);
      return { name, content: projectAsMarkdown({ project, pack, language }) };
    }
    case 'pdf':
    case 'docx':
    case 'xlsx':
    case 'pptx': {
      const { id } = await readyDocument(services, input, { kind: format, ...head });
      return { name, content: await documentPart(services, id, 0) };
    }
  }
}
