import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ForecastPage } from './ForecastPage.tsx';
import { KitPage } from './KitPage.tsx';
import '../styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('kit/index.html has no #root');
const query = new URLSearchParams(location.search);
createRoot(root).render(
  <StrictMode>{query.has('forecast') ? <ForecastPage query={query} /> : <KitPage />}</StrictMode>,
);
