import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@elan/domain/language';
import { startChromium } from '@elan/e2e/chromium';
import { freePort } from '@elan/testing/network/freePort';
import { demoEmail, demoProjects } from '../../scripts/demo/demoCommand.ts';
import {
  digestsFile,
  pictureFile,
  readmePictures,
  screenDigest,
} from '../../scripts/readmePictures.ts';
import { repository } from '../../scripts/repository.ts';
import { startMeasured } from '../processes/measuredProcess.ts';

// Takes the pictures for both README files from the demo. Run `npm run pictures`.

const dataDir = mkdtempSync(join(tmpdir(), 'elan-pictures-'));
const port = `${await freePort()}`;
const url = `http://localhost:${port}`;
const env = { PORT: port, PUBLIC_URL: url, HOST: 'localhost', DATA_DIR: dataDir };
const printed = execFileSync(process.execPath, ['scripts/demo.ts'], {
  cwd: repository,
  env: { ...process.env, ...env },
  encoding: 'utf8',
});
const password = /^Password: (.+)$/m.exec(printed)?.[1];
const server = await startMeasured('ours.ts', '/api/ready', { ...env, FOUNDER_EMAILS: demoEmail });
const browser = await startChromium();
try {
  for (const language of languages) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      colorScheme: 'light',
      locale: `${language}-CA`,
      timezoneId: 'America/Toronto',
      reducedMotion: 'reduce',
    });
    const { request } = context;
    await request.post(`${url}/api/auth/sign-in/email`, { data: { email: demoEmail, password } });
    await request.patch(`${url}/api/preferences`, { data: { language } });
    const { projects } = await (await request.get(`${url}/api/projects`)).json();
    const { id } = projects.find(
      ({ name }: { name: string }) => name === demoProjects[language].name,
    );
    const page = await context.newPage();
    for (const { name, path } of readmePictures) {
      await page.goto(`${url}/p/${id}${path}`, { waitUntil: 'networkidle' });
      // The banner about the stand-ins would cover part of each picture.
      const banner = page
        .getByRole('complementary')
        .getByRole('button', { name: /^(Hide|Masquer)/ });
      if (await banner.isVisible()) await banner.click();
      await page.mouse.move(0, 0);
      await page.evaluate(() => document.fonts.ready);
      const file = pictureFile(name, language);
      await page.screenshot({ path: join(repository, file), animations: 'disabled' });
      console.log(file);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(dataDir, { recursive: true });
}
const digests = readmePictures.map(({ name, screen }) => [name, screenDigest(repository, screen)]);
writeFileSync(
  join(repository, digestsFile),
  `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`,
);
