import { renderPdf } from '@elan/dossier/pdf/renderPdf';
import { sampleDocument } from '@elan/dossier/testing/sampleDocument';

// A process that typesets the requested number of dossiers, and reports how many bytes of memory it then uses.
process.on('message', async (documents: number) => {
  for (let done = 0; done < documents; done += 1) await renderPdf(sampleDocument);
  globalThis.gc?.();
  process.send?.(process.memoryUsage.rss());
});
