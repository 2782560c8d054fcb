import { isOnDisk } from '../../browser/draftsOnDisk.ts';
import { holdScripts } from '../../browser/heldScripts.ts';
import { waitForHydration } from '../../browser/hydrated.ts';
import { storedModule } from '../../content/savedModules.ts';
import { signedUpPerson } from '../../people/person.ts';
import { authForm, registeredPerson } from '../../screens/authForm.ts';
import { fieldOf } from '../../screens/moduleScreen.ts';
import { projectOf } from '../../screens/project.ts';
import { expect, test } from '../../test.ts';
import { dashboardWords } from '../../words/dashboardWords.ts';
import { names } from '../../words/names.ts';

test.use({
  // A service worker would return the scripts that the tests hold back.
  serviceWorkers: 'block',
  /**
   * Console messages about the blocked service worker, about saves that the test holds back, and about saves that are
   * sent again after a reload.
   */
  expectedTroubles: /Service Worker registration blocked|net::ERR_FAILED|status of 409/,
});

// Text and clicks from before the scripts are loaded take effect once they are, and only once.

test('early on the sign-in page: typing, selections, clicks, a submitted form, a remembered email', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = authForm(page, 'en');
  const { word } = form;
  const person = await registeredPerson(page.request, 'en');
  const email = form.field(word.email);

  await test.step('a form that navigates without scripts does so, and is not sent again', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/auth');
    await form.button(names.fr.toggle).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    scripts.release();
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('of several clicks the last one counts, once; typed text stays', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/auth');
    await email.fill('ancienne@exemple.ca');
    await form.button(word.signIn).click();
    for (const _ of ['once', 'twice']) await form.button(word.toSignUp).click();
    scripts.release();
    await expect(form.field(word.confirmPassword)).toBeVisible();
    await expect(email).toHaveValue('ancienne@exemple.ca');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('what is typed later replaces what was selected', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/auth');
    await email.fill('ancienne@exemple.ca');
    await page.keyboard.press('ControlOrMeta+a');
    scripts.release();
    await waitForHydration(page);
    await page.keyboard.insertText(person.email);
    await expect(email).toHaveValue(person.email);
  });

  await test.step('the remembered email is filled in, but not into a focused field', async () => {
    await page.goto('/auth');
    await expect(email).toHaveValue(person.email);
    const scripts = await holdScripts(page);
    await scripts.open('/auth');
    await email.focus();
    scripts.release();
    await waitForHydration(page);
    await page.keyboard.insertText('nouvelle@exemple.ca');
    await expect(email).toHaveValue('nouvelle@exemple.ca');
  });

  await test.step('a form is sent', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/auth');
    await form.trySignIn(person);
    scripts.release();
    await expect(page).toHaveURL('/dashboard');
    await expect(
      page.getByRole('heading', { level: 1, name: dashboardWords.en.greeting }),
    ).toBeVisible();
  });
});

test('early on the dashboard and in a module: a first project, a selection, a link to another project, Save, a draft', async ({
  page,
}) => {
  await signedUpPerson(page);
  const name = page.getByLabel(names.fr.projectName);
  const idea = fieldOf(page, 'businessIdea');

  await test.step('the first project is created, with a part of its name typed over', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/dashboard');
    await name.fill('Pain de nuit');
    for (let back = 0; back < 4; back += 1) await page.keyboard.press('Shift+ArrowLeft');
    scripts.release();
    await waitForHydration(page);
    await page.keyboard.insertText('jour');
    await expect(name).toHaveValue('Pain de jour');
    const again = await holdScripts(page);
    await again.open('/dashboard');
    await name.fill('Pain de nuit');
    await page.keyboard.press('Enter');
    again.release();
    await expect(page).toHaveURL(/\/module\//);
  });

  await test.step('the page stays where a person has scrolled, and is restored after a reload', async () => {
    const scrolled = () => page.evaluate(() => window.scrollY);
    const scripts = await holdScripts(page);
    await scripts.open('/module/idea');
    // The first part of the page may arrive before there is anything to scroll.
    await page.waitForFunction(() => document.body.scrollHeight > window.innerHeight + 300);
    await page.evaluate(() => window.scrollTo(0, 300));
    expect(await scrolled()).toBe(300);
    scripts.release();
    await waitForHydration(page);
    // If the router scrolls, it does so before the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await scrolled()).toBe(300);
    await page.reload();
    await waitForHydration(page);
    expect(await scrolled()).toBe(300);
  });

  await test.step('a button does once what it says, with what was typed', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/module/idea');
    await idea.fill('Du pain.');
    await page.getByRole('button', { name: names.fr.save, exact: true }).click();
    scripts.release();
    await expect
      .poll(async () => (await storedModule(page, 'idea'))?.answers?.businessIdea)
      .toBe('Du pain.');
  });

  await test.step('what is saved shows first, then the draft; what was typed early is added', async () => {
    await page.goto('/module/idea');
    await waitForHydration(page);
    // The text stays a draft and does not reach the server.
    await page.route('**/modules/idea', (route) => route.abort());
    await idea.fill('Du pain. Et des brioches.');
    await expect.poll(() => isOnDisk(page, 'brioches')).toBe(true);
    const scripts = await holdScripts(page);
    await scripts.open('/module/idea');
    await expect(idea).toHaveValue('Du pain.');
    await idea.press('ControlOrMeta+End');
    await page.keyboard.insertText(' Jusqu’à l’aube.');
    await fieldOf(page, 'location').fill('Rimouski');
    scripts.release();
    await waitForHydration(page);
    await expect(idea).toHaveValue('Du pain. Et des brioches.\n\nJusqu’à l’aube.');
    await expect(fieldOf(page, 'location')).toHaveValue('Rimouski');
    await page.unroute('**/modules/idea');
    await page.getByRole('button', { name: names.fr.save, exact: true }).click();
    await expect
      .poll(async () => (await storedModule(page, 'idea')).answers?.location)
      .toBe('Rimouski');
  });

  await test.step('a dashboard button works, and later clicks count once', async () => {
    const scripts = await holdScripts(page);
    await scripts.open('/dashboard');
    await page.getByRole('button', { name: names.fr.newProject, exact: true }).click();
    scripts.release();
    await expect(name).toBeFocused();
    await page.getByRole('button', { name: dashboardWords.fr.cancel, exact: true }).click();
    await expect(name).toBeHidden();
  });

  await test.step('a link opens its project, not the one that was open', async () => {
    await projectOf(page, 'Atelier');
    const scripts = await holdScripts(page);
    await scripts.open('/dashboard');
    await page.getByRole('link', { name: /^Reprendre/ }).click();
    scripts.release();
    await expect(page).toHaveURL(/\/module\//);
    await expect(page.getByText('Atelier').filter({ visible: true }).first()).toBeVisible();
  });
});
