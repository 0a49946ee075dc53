import Aim from '@ant-design/icons/es/icons/AimOutlined';
import { Button, Input } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { capital } from '../../map/capital.ts';
import type { MapProvider, Place, Point } from '../../map/contract.ts';
import { pointText } from '../../map/coordinates.ts';
import { texts } from '../../map/locale/index.ts';
import { MapMessage } from '../../map/MapMessage.tsx';
import { PlaceInput } from '../../map/PlaceInput.tsx';
import { isAbsent, placeAt, placeIn, pointOf, rawText } from '../../map/point.ts';
import { useMap } from '../../map/useMap.ts';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { useButtonName } from '../useButtonName.ts';
import { TypedPoint } from './TypedPoint.tsx';
import { useMapHost } from './useMapHost.ts';
import './mapPoint.css';

interface Props extends InputProps {
  height?: number;
  zoom?: number;
}

/** A point: found by name, typed as coordinates, or chosen on the map below. */
export function MapPointInput({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  status,
  placeholder,
  height = 320,
  zoom = 9,
  ...aria
}: Props) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const map = useMap(useMapHost());
  const provider = map.state === 'ready' ? map.provider : undefined;
  const place = placeIn(value);
  const locked = disabled === true || readOnly === true;
  const choose = (next: Place | undefined) => onChange?.(next && pointOf(next));
  const pick = useNamedPick(provider, place, choose);
  const names = singleAria(aria);
  const button = useButtonName(texts.point.open, aria);
  const note = place && pointText(place.point) !== place.name ? pointText(place.point) : undefined;
  return (
    <div className="pl-map-point">
      <div className="pl-map-point-box">
        {locked ? (
          <Input
            {...names}
            value={place?.name ?? (isAbsent(value) ? '' : rawText(value))}
            disabled={disabled}
            readOnly
            placeholder={placeholder}
          />
        ) : (
          <div>
            {provider ? (
              <PlaceInput
                {...names}
                provider={provider}
                value={place}
                {...(!place && { typedBefore: draft })}
                // Whoever went on to another field keeps the keyboard.
                autoFocus={isTyping}
                onChange={choose}
                status={status ?? ''}
                onBlur={onBlur}
              />
            ) : (
              <TypedPoint
                {...names}
                {...{ place, draft, status }}
                onDraft={setDraft}
                onFocus={() => setTyping(true)}
                onBlur={() => {
                  setTyping(false);
                  onBlur?.();
                }}
                onChange={choose}
              />
            )}
          </div>
        )}
        {!locked && (
          <Button icon={<Aim />} {...button} aria-expanded={open} onClick={() => setOpen(!open)} />
        )}
      </div>
      {note !== undefined && <small className="pl-secondary pl-number">{note}</small>}
      {!locked && !place && !isAbsent(value) && (
        <small className="pl-map-point-wrong" role="note">
          {texts.point.wrong(rawText(value))}
        </small>
      )}
      {map.state === 'failed' && !locked && !open && (
        <small className="pl-map-point-wrong" role="note">
          {map.message}
        </small>
      )}
      {open && !locked && (
        <div className="pl-map-point-place" style={{ height }}>
          {provider ? (
            <PickMap {...{ provider, place, zoom, pick }} onFailure={map.fail} />
          ) : (
            <MapMessage
              message={map.state === 'failed' ? map.message : undefined}
              onRetry={map.retry}
              onOwn={map.openOwn}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface PickMapProps {
  provider: MapProvider;
  place: Place | undefined;
  zoom: number;
  pick(point: Point): void;
  onFailure(message: string): void;
}

function PickMap({ provider: { Base }, place, zoom, pick, onFailure }: PickMapProps) {
  const { point } = place ?? {};
  // Points that were found elsewhere come into sight; those that were clicked are there already.
  const clicked = useRef<string>(undefined);
  const [fit, setFit] = useState<readonly Point[]>();
  const key = point && pointText(point);
  const show = useEffectEvent(() => setFit(point && [point]));
  useEffect(() => {
    if (key !== undefined && key !== clicked.current) show();
  }, [key]);
  return (
    <Base
      label={texts.point.map}
      center={point ?? capital}
      zoom={zoom}
      markers={place ? [{ key: 'point', label: place.name, point: place.point }] : []}
      onFailure={onFailure}
      onPick={(chosen) => {
        clicked.current = pointText(chosen);
        pick(chosen);
      }}
      {...(fit && { fit })}
    />
  );
}

/** A clicked point is the value at once, and gets its name when one is found. */
function useNamedPick(
  provider: MapProvider | undefined,
  place: Place | undefined,
  choose: (place: Place) => void,
) {
  const asked = useRef<AbortController>(undefined);
  const latest = useRef({ place, choose });
  useEffect(() => {
    latest.current = { place, choose };
  });
  useEffect(() => () => asked.current?.abort(), []);
  return (point: Point) => {
    asked.current?.abort();
    const end = (asked.current = new AbortController());
    choose(placeAt(point));
    provider?.reverse(point, end.signal).then(
      (found) => {
        const now = latest.current;
        const still = now.place && pointText(now.place.point) === pointText(point);
        if (found && still && !end.signal.aborted) now.choose(placeAt(point, found.name));
      },
      // Without a name the point is as good.
      () => undefined,
    );
  };
}
