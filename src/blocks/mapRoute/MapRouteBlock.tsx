import { useMemo, useState } from 'react';
import type { MapProvider, Marker, Place, Point } from '../../map/contract.ts';
import { pointText } from '../../map/coordinates.ts';
import { texts } from '../../map/locale/index.ts';
import { MapMessage } from '../../map/MapMessage.tsx';
import { useMap } from '../../map/useMap.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import type { MapRoutePlan } from './plan.ts';
import { RouteForm, type End } from './RouteForm.tsx';
import { RouteResult } from './RouteResult.tsx';
import { useMapHost } from './useMapHost.ts';
import { useRoute, type Ends } from './useRoute.ts';
import './mapRoute.css';

/** A map that finds the way by car between two places. */
export function MapRouteBlock({ plan }: { plan: MapRoutePlan }) {
  const evaluate = useEvaluate();
  const title = evaluate.text(plan.title);
  const map = useMap(useMapHost());
  return (
    <section className="pl-panel pl-map-route-block" aria-label={title || texts.route.map}>
      {title !== '' && <h2 className="pl-list-title">{title}</h2>}
      {map.state === 'ready' ? (
        <Planner plan={plan} provider={map.provider} onFailure={map.fail} />
      ) : (
        <div style={{ height: plan.height }}>
          <MapMessage
            message={map.state === 'failed' ? map.message : undefined}
            onRetry={map.retry}
            onOwn={map.openOwn}
          />
        </div>
      )}
    </section>
  );
}

interface PlannerProps {
  plan: MapRoutePlan;
  provider: MapProvider;
  onFailure(message: string): void;
}

const nowhere: Ends = { start: undefined, end: undefined };

/** Places that were chosen, as they are marked. */
const markersOf = ({ start, end }: Ends): Marker[] => [
  ...(start ? [{ key: 'start' as const, label: texts.route.startMark, point: start.point }] : []),
  ...(end ? [{ key: 'end' as const, label: texts.route.endMark, point: end.point }] : []),
];

function Planner({ plan, provider, onFailure }: PlannerProps) {
  const [ends, setEnds] = useState(nowhere);
  const [picking, setPicking] = useState<End>();
  const route = useRoute();
  const found = route.state.state === 'found' ? route.state.route : undefined;
  const change = (next: Partial<Ends>) => {
    setEnds((before) => ({ ...before, ...next }));
    route.clear();
  };
  const pick = async (end: End, point: Point) => {
    setPicking(undefined);
    // It has a place at once, and a name when one is found.
    const bare: Place = { key: pointText(point), name: pointText(point), detail: '', point };
    change({ [end]: bare });
    const named = await provider
      .reverse(point, new AbortController().signal)
      .catch(() => undefined);
    if (named)
      setEnds((before) =>
        before[end] === bare ? { ...before, [end]: { ...bare, name: named.name } } : before,
      );
  };
  const points = useMemo(() => markersOf(ends).map(({ point }) => point), [ends]);
  const fit = useMemo(
    () => found?.path ?? (points.length > 0 ? points : undefined),
    [found, points],
  );
  const { Base } = provider;
  const { start, end } = ends;
  return (
    <div className="pl-map-route-parts">
      <div className="pl-map-route-side">
        <RouteForm
          provider={provider}
          ends={ends}
          picking={picking}
          busy={route.state.state === 'planning'}
          onChange={change}
          onPicking={setPicking}
          onQuery={(from, to) => void route.plan(provider, from, to)}
        />
        <RouteResult state={route.state} />
      </div>
      <div className="pl-map-route-place" style={{ height: plan.height }}>
        <Base
          label={start && end && found ? texts.route.mapOf(start.name, end.name) : texts.route.map}
          center={plan.center}
          zoom={plan.zoom}
          markers={markersOf(ends)}
          onFailure={onFailure}
          {...(found && { route: found })}
          {...(fit && { fit })}
          {...(picking && { onPick: (point: Point) => void pick(picking, point) })}
        />
      </div>
    </div>
  );
}
