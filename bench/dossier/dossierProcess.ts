import { renderPdf } from '@elan/dossier/pdf/renderPdf';
import { sampleDocument } from '@elan/dossier/testing/sampleDocument';

// Typesets the requested number of dossiers in a separate process, then reports its memory use in bytes.
process.on('message', async (documents: number) => {
  for (let done = 0; done < documents; done += 1) await renderPdf(sampleDocument);
  globalThis.gc?.();
  process.send?.(process.memoryUsage.rss());
});
