import { renderPdf } from '@elan/dossier/pdf/renderPdf';
import { sampleDocument } from '@elan/dossier/testing/sampleDocument';

// A process that sets as many dossiers as it is told, and says how many bytes it then holds.
process.on('message', async (documents: number) => {
  for (let done = 0; done < documents; done += 1) await renderPdf(sampleDocument);
  globalThis.gc?.();
  process.send?.(process.memoryUsage.rss());
});
