import { useRef, useState } from 'react';
import { createEvaluate } from '../../runtime/core/evaluate.ts';
import { readResult } from '../../runtime/data/result.ts';
import { useRuntimeHost } from '../../runtime/host.ts';
import type { Request } from '../../schema/generated/types.gen.ts';
import { ExpressionError } from '../../schema/expression/index.ts';
import type { LiveScope } from '../../schema/explain/live.ts';
import { designerTexts } from '../locale/index.ts';
import { problemText } from '../locale/problem.ts';
import { toPointer, type Path } from '../document/path.ts';
import { useRemembered } from '../panel/frames/memory.ts';
import { canvasHost } from '../canvas/canvasHost.ts';
import { useSampledHost } from '../samples/useSampledHost.ts';
import { useDesignerState } from '../state/context.ts';
import { valueTexts } from './locale/index.ts';

/** What became of a request that was tried. */
export type Tried =
  | { state: 'idle' | 'sending' }
  | { state: 'failed'; message: string }
  | { state: 'answered'; result: unknown };

/**
 * Sends a reading request as the page would, each time that it is asked to. What became of it stays
 * while the panel is drawn anew.
 */
export function useRequestTry(path: Path, scope: () => LiveScope) {
  const host = useSampledHost(useRuntimeHost());
  const id = useDesignerState((state) => state.id);
  const key = `tried ${id} ${toPointer(path)}`;
  const [ended, setEnded] = useRemembered<Tried>(key, { state: 'idle' });
  const [isSending, setSending] = useState(false);
  const round = useRef(0);
  const send = async (request: Request): Promise<void> => {
    const own = ++round.current;
    const end = (next: Tried) => {
      if (own !== round.current) return;
      setSending(false);
      setEnded(next);
    };
    setSending(true);
    const { protocol } = host;
    // One that reads anew: what was answered before is asked for again.
    const { http } = canvasHost(host, () => designerTexts().readOnly);
    try {
      const { scope: read, host: asked } = scope();
      const evaluate = createEvaluate(read, {
        dictLabel: () => undefined,
        hasPermi: () => false,
        hasRole: () => false,
        now: () => Date.now(),
        hoursAhead: protocol.hoursAhead,
        ...asked,
        lists: protocol.lists,
      });
      const filled = evaluate.request(request);
      const answer = await http.request(filled);
      end({ state: 'answered', result: readResult(protocol, answer) });
    } catch (error) {
      end({ state: 'failed', message: reasonOf(error as Error) });
    }
  };
  const tried: Tried = isSending ? { state: 'sending' } : ended;
  return { tried, isTried: ended.state !== 'idle', send };
}

const reasonOf = (error: Error): string =>
  error instanceof ExpressionError
    ? valueTexts().request.unfilled(problemText({ message: error.message }).text)
    : error.message;
