import type { MapRoute } from '../../map/contract.ts';
import { texts } from '../../map/locale/index.ts';
import { distanceText, durationText } from '../../map/quantities.ts';
import type { RouteState } from './useRoute.ts';

/** What became of the question: how far, how long, and where to turn. */
export function RouteResult({ state }: { state: RouteState }) {
  if (state.state === 'none') return <p className="pl-secondary">{texts.route.hint}</p>;
  if (state.state === 'planning') return <p role="status">{texts.route.planning}</p>;
  if (state.state === 'failed')
    return (
      <div className="pl-map-route-problem" role="alert">
        <strong>{texts.route.failed}</strong>
        {state.message !== texts.route.failed && <div>{state.message}</div>}
      </div>
    );
  return <Found route={state.route} />;
}

function Found({ route: { distance, duration, steps, straight } }: { route: MapRoute }) {
  const { route } = texts;
  return (
    <>
      <div role="status">
        <dl className="pl-map-route-facts">
          <div>
            <dt>{straight ? route.straight : route.distance}</dt>
            <dd>{distanceText(distance)}</dd>
          </div>
          <div>
            <dt>{route.duration}</dt>
            <dd>{duration === undefined ? route.unknown : durationText(duration)}</dd>
          </div>
        </dl>
      </div>
      {straight && <p role="note">{route.straightNote}</p>}
      {steps.length > 0 && (
        <>
          <h3 id="pl-map-route-steps">{route.steps}</h3>
          <ol className="pl-map-route-steps" aria-labelledby="pl-map-route-steps" tabIndex={0}>
            {steps.map(({ text, distance: metres }, index) => (
              <li key={index}>
                {text}
                {metres > 0 && <small className="pl-secondary"> {distanceText(metres)}</small>}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
