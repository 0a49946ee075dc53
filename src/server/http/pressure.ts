/**
 * Whether the process can take more: by the lag of its event loop and by its memory. One long piece
 * of work is no overload; only what lasts for seconds turns calls away, and only until it is over.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { LoadLimits } from '../config/load-limits.ts';

/** Milliseconds between two measurements. */
const interval = 1_000;
/** Measurements in a row that must find the event loop late. */
const lasting = 3;
/** Part of the heap, and of the memory of a container, that may be in use. */
const part = 0.92;
const MiB = 1024 * 1024;

/** What is measured. Times in milliseconds, sizes in bytes. */
export interface Load {
  delay: number;
  heap: number;
  memory: number;
}

export interface Pressure {
  /** Whether calls are to be turned away now. */
  isHigh(): boolean;
  close(): void;
}

type Limits = Pick<LoadLimits, 'eventLoopDelay' | 'memory'>;

/** Measures once a second until closed. */
export function watchPressure(limits: Limits): Pressure {
  const { measure, end } = meterOf(limits);
  const judge = createJudge(limits);
  let high = judge(measure());
  const timer = setInterval(() => {
    high = judge(measure());
  }, interval);
  timer.unref();
  const close = (): void => {
    clearInterval(timer);
    end();
  };
  return { isHigh: () => high, close };
}

/** Judges one measurement after the other. */
export function createJudge({ eventLoopDelay, memory }: Limits): (load: Load) => boolean {
  let late = 0;
  const heapLimit = getHeapStatistics().heap_size_limit * part;
  const memoryLimit = memory > 0 ? memory * MiB : containerMemory() * part;
  return (load) => {
    late = eventLoopDelay > 0 && load.delay > eventLoopDelay ? late + 1 : 0;
    return late >= lasting || load.heap > heapLimit || load.memory > memoryLimit;
  };
}

/**
 * What the container allows; a machine that sets no limit reports none, or one beyond all memory.
 */
function containerMemory(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 && allowed < Number.MAX_SAFE_INTEGER ? allowed : Infinity;
}

/** Measures the load since the last measurement. */
function meterOf({ eventLoopDelay }: Limits): { measure(): Load; end(): void } {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  if (eventLoopDelay > 0) delays.enable();
  const measure = (): Load => {
    const delay = Number.isFinite(delays.mean) ? delays.mean / 1e6 : 0;
    delays.reset();
    return { delay, heap: getHeapStatistics().used_heap_size, memory: process.memoryUsage.rss() };
  };
  return { measure, end: () => void delays.disable() };
}
