import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DeploymentSource } from '../session/deployment.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { LandingScreen } from './LandingScreen.tsx';

// @vitest-environment happy-dom
afterEach(cleanup);

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

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
