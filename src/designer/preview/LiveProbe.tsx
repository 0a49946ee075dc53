import { useEffect } from 'react';
import { useEvaluate } from '../../runtime/core/scope.ts';
import type { LivePage } from './live.ts';

/** Stands in the page, and reports what expressions read in it. */
export function LiveProbe({ live }: { live: LivePage }) {
  const { scope, host } = useEvaluate();
  useEffect(() => live.setState({ page: { scope, host } }), [live, scope, host]);
  return null;
}
