import './session/takeRecoveryLinkFirst.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from './copy/language.tsx';
import { makeQueryClient } from './queryClient.ts';
import { makeRouter } from './routes.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={makeQueryClient()}>
      <LanguageProvider>
        <RouterProvider router={makeRouter()} />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);
