// @vitest-environment happy-dom
import { bakery } from '@elan/domain/forecast/testing/samplePlans';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../subscription/testing/premiumStage.tsx';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { ForecastResults } from '../ForecastResults.tsx';

it('have the quartiles of the project’s industry beside them, asked for once they are shown', async () => {
  const call = 'GET /api/projects/p1/industry';
  const figure = {
    ...{ naics: '9911', year: 2024, size: '100000-500000', ratio: 'wagesShare' },
    ...{ q1: 18, median: 27, q3: 36, source: 'Invented', licence: 'None' },
  };
  const api = fakeApi({ [call]: { figures: [{ ...figure, size: 'all', source: 'All' }, figure] } });
  renderScreen(
    <ForecastResults
      inputs={bakery}
      language="en"
      savedChecks={{ projectId: 'p1', find: () => undefined }}
      onGoToInput={vi.fn()}
    />,
  );
  expect(api.made(call)).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Ratios' }));
  expect(
    await screen.findByText(
      'industry 9911: 18 to 36% for the middle half, median 27% (Invented, 2024)',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/\(All, 2024\)/)).toBeNull();
});
