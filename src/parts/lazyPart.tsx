import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { networkReturns, onRetry } from './failures.ts';
import { loadInTime } from './load.ts';
import { PartCard, PartMessage } from './PartFailure.tsx';
import { isOutdated } from './reload.ts';

export interface PartOptions<Props> {
  /**
   * Stands in the place of the part while it comes, and for an ornament that could not be loaded
   * (`failed`); default nothing.
   */
  waiting?: ReactNode | ((props: Props, failed: boolean) => ReactNode);
  /**
   * For a part that lies over the page (drawer, dialog, menu): takes it away again when it could
   * not be loaded. Its failure is reported in a card over the page, for it has no place of its own.
   */
  dismiss?(props: Props): void;
  /** Of such a part that stays drawn while it is closed: whether it is open; default yes. */
  isOpen?(props: Props): boolean;
  /** An ornament: what stands in for it stays, without a message, until it can be loaded. */
  ornament?: boolean;
}

/** A component whose code comes when it is first drawn. */
export type LazyPart<Props> = ComponentType<Props> & {
  /**
   * Fetches the code ahead, with that of the part it may consist of. Never rejects: a part that
   * does not come is reported where it is drawn.
   */
  preload(): Promise<void>;
};

/** What is known of the code of a part; shared by all places that draw it. */
interface Code<Props> {
  loaded: ComponentType<Props> | undefined;
  load(): Promise<ComponentType<Props>>;
}

/**
 * The one way to load a component late. A part that cannot be loaded fails in its own place and
 * offers another try; whatever stands beside it, half-filled forms above all, stays as it is.
 *
 * @param load imports the module and gives its component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: PartOptions<Props> = {},
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const code: Code<Props> = {
    loaded: undefined,
    load() {
      loading ??= loadInTime(load).then(
        (component) => (code.loaded = component),
        (problem: unknown) => {
          loading = undefined;
          throw problem;
        },
      );
      return loading;
    },
  };
  function Part(props: Props) {
    // Decided once for each place: what stands there must not be made anew when the code arrives.
    const [Ready] = useState(() => code.loaded);
    if (Ready) return <Ready {...props} />;
    return <Arriving code={code} options={options} props={props} />;
  }
  return Object.assign(Part, {
    preload: () =>
      code.load().then(
        (component) => (isLazyPart(component) ? component.preload() : undefined),
        () => undefined,
      ),
  });
}

/** Whether a component comes late itself, as one does that a file names for the pages beside it. */
const isLazyPart = <Props,>(component: ComponentType<Props>): component is LazyPart<Props> =>
  'preload' in component;

interface ArrivingProps<Props> {
  code: Code<Props>;
  options: PartOptions<Props>;
  props: Props;
}

type Arrival<Props> =
  | { state: 'waiting' }
  /** It could not be loaded, and nobody wants to see it any more. */
  | { state: 'resting' }
  /** `began`: how often the network had returned when the attempt began. */
  | { state: 'failed'; outdated: boolean; began: number }
  | { state: 'here'; Component: ComponentType<Props> };

/** The place of a part whose code was not there when it was first drawn. */
function Arriving<Props extends object>({ code, options, props }: ArrivingProps<Props>) {
  const { arrival, retry, rest } = useArrival(code);
  const { dismiss, isOpen, ornament, waiting } = options;
  const { state } = arrival;
  const isNeeded = isOpen?.(props) ?? true;
  const inPlace = dismiss === undefined;
  useEffect(() => {
    if (state === 'failed' && !isNeeded) rest();
    // The network may have returned before anybody could be asked to try again.
    else if (arrival.state === 'failed' && arrival.began !== networkReturns() && inPlace) retry();
    else if (state === 'resting' && isNeeded) retry();
    return state === 'failed' ? onRetry(retry, inPlace) : undefined;
  }, [arrival, state, isNeeded, inPlace, retry, rest]);
  if (arrival.state === 'here') return <arrival.Component {...props} />;
  const standIn = typeof waiting === 'function' ? waiting(props, state === 'failed') : waiting;
  if (arrival.state !== 'failed' || ornament || !isNeeded) return standIn;
  const { outdated } = arrival;
  if (!dismiss) return <PartMessage outdated={outdated} />;
  return (
    <>
      {standIn}
      <PartCard outdated={outdated} onDismiss={() => dismiss(props)} />
    </>
  );
}

/** Fetches the code, and again on each request. */
function useArrival<Props>(code: Code<Props>) {
  const [arrival, setArrival] = useState<Arrival<Props>>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const attempts = useRef(0);
  const retry = useCallback(() => {
    attempts.current += 1;
    setArrival({ state: 'waiting' });
    setAttempt(attempts.current);
  }, []);
  useEffect(() => {
    let gone = false;
    const began = networkReturns();
    const arrive = (next: Arrival<Props>) => void (gone || setArrival(next));
    code.load().then(
      (Component) => arrive({ state: 'here', Component }),
      // A first failure says little; when a part fails again although the server answers, this
      // window may be older than the server.
      async () => {
        if (networkReturns() !== began) return retry();
        const outdated = attempts.current > 0 && (await isOutdated());
        arrive({ state: 'failed', outdated, began });
      },
    );
    return () => {
      gone = true;
    };
  }, [code, attempt, retry]);
  const rest = useCallback(() => setArrival({ state: 'resting' }), []);
  return { arrival, retry, rest };
}
