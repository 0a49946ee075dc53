import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useApplication } from '../application.ts';
import { part } from '../results/chunks.ts';

const FeedbackHost = lazy(() => part(() => import('./FeedbackHost.tsx')));

/** Loads the part that shows messages when the first one comes. */
export function FeedbackOutlet() {
  const { feedback } = useApplication();
  const { notices, expired, proving } = useStore(feedback.store);
  const [needed, setNeeded] = useState(false);
  if (!needed && (notices.length > 0 || expired || proving)) setNeeded(true);
  return needed ? <Suspense><FeedbackHost /></Suspense> : null;
}
