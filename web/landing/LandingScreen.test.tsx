import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Deployment, DeploymentSource } from '../session/deployment.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { LandingScreen } from './LandingScreen.tsx';

// @vitest-environment happy-dom
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

const openDeployment: Deployment = {
  standIns: [],
  supportEmail: 'soutien@example.com',
  signupDisabled: false,
  freeLimit: 3,
  plan: { id: 'premium', priceId: 'price_1', mode: 'subscription' },
};

it('also has its behaviour in the app, and again after a change of language', () => {
  renderScreen(
    <RouterContextProvider router={router}>
      <DeploymentSource value={() => undefined}>
        <LandingScreen />
      </DeploymentSource>
    </RouterContextProvider>,
  );
  const shown = () => document.querySelector('[data-slide][data-active] h3')?.textContent;
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

  fireEvent.click(screen.getByRole('button', { name: 'Module suivant' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Maturité' }));
  expect([shown(), chosen()]).toEqual(['Mon idée', 'Maturité']);

  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect([shown(), chosen()]).toEqual(['Find my idea (AI Brainstorm)', 'SWOT']);
  fireEvent.click(screen.getByRole('button', { name: 'Next module' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Maturity' }));
  expect([shown(), chosen()]).toEqual(['My idea', 'Maturity']);
});

it('shows beside each invitation that sign-ups are closed', () => {
  const deployment = { ...openDeployment, signupDisabled: true };
  renderScreen(
    <RouterContextProvider router={router}>
      <DeploymentSource value={() => deployment}>
        <LandingScreen />
      </DeploymentSource>
    </RouterContextProvider>,
  );
  // The language depends on the page shown before.
  expect(screen.getAllByText(/inscriptions sont suspendues|Sign-ups are temp/)).toHaveLength(3);
});
