import { isAbsent, placeIn, rawText } from '../../map/point.ts';
import { pointText } from '../../map/coordinates.ts';
import type { DisplayProps } from '../contract.ts';

/** The name of a point and its coordinates; what is no point is shown as it is. */
export function MapPointText({ value, compact }: DisplayProps) {
  if (isAbsent(value)) return null;
  const place = placeIn(value);
  if (!place) return <>{rawText(value)}</>;
  const coordinates = pointText(place.point);
  if (place.name === coordinates) return <span className="pl-number">{coordinates}</span>;
  return (
    <span title={compact ? coordinates : undefined}>
      {place.name}
      {!compact && <small className="pl-secondary pl-number"> {coordinates}</small>}
    </span>
  );
}
