import './trustedTypes.ts';
import '@ant-design/v5-patch-for-react-19';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createApplication } from './application.ts';
import { ApplicationContext } from './useApplication.ts';
import { watchRoom } from '../runtime/core/room.ts';
import { retryWhenOnline } from '../parts/failures.ts';
import { dropFailedStyles } from '../parts/load.ts';
import { guardReload } from '../parts/reload.ts';
import { speakChosenLanguage } from './locale/choose.ts';
import { followAddress } from './followAddress.ts';
import { createRouter } from './router.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';
import './global.css';
import './print.css';

dropFailedStyles();
watchRoom();
retryWhenOnline();
void speakChosenLanguage().then(start);

function start(): void {
  const application = createApplication();
  const router = createRouter(application);
  guardReload(() => application.tabs.getState().dirty.length > 0);
  followAddress(router, application);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <ApplicationContext value={application}>
        <ThemeProvider>
          {/* The tabs follow the address at once: what reads it later speaks of another page. */}
          <RouterProvider router={router} useTransitions={false} />
        </ThemeProvider>
      </ApplicationContext>
    </StrictMode>,
  );
}
