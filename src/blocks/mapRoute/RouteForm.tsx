import Aim from '@ant-design/icons/es/icons/AimOutlined';
import Swap from '@ant-design/icons/es/icons/SwapOutlined';
import { Button } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import type { MapProvider, Place } from '../../map/contract.ts';
import { texts } from '../../map/locale/index.ts';
import { PlaceInput } from '../../map/PlaceInput.tsx';
import type { Ends } from './useRoute.ts';

export type End = keyof Ends;

interface Props {
  provider: MapProvider;
  ends: Ends;
  /** The end that the next click on the map chooses. */
  picking: End | undefined;
  busy: boolean;
  onChange(ends: Partial<Ends>): void;
  onPicking(end: End | undefined): void;
  onQuery(start: Place, end: Place): void;
}

/** What keeps the places from being asked about, at the end it concerns. */
function problemOf({ start, end }: Ends): { end: End; message: string } | undefined {
  if (!start) return { end: 'start', message: texts.route.chooseStart };
  if (!end) return { end: 'end', message: texts.route.chooseEnd };
  const same = start.point.every((degrees, index) => degrees === end.point[index]);
  return same ? { end: 'end', message: texts.route.samePlace } : undefined;
}

/** Start, end, and the button that asks for the way. */
export function RouteForm({ ends, onChange, onQuery, busy, ...rest }: Props) {
  const [tried, setTried] = useState(false);
  // What was typed goes with what was chosen.
  const [round, setRound] = useState(0);
  const problem = tried ? problemOf(ends) : undefined;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problemOf(ends)) onQuery(ends.start!, ends.end!);
  };
  const box = (end: End) => (
    <EndBox
      {...rest}
      key={round}
      end={end}
      place={ends[end]}
      problem={problem?.end === end ? problem.message : undefined}
      onChange={(place) => onChange({ [end]: place })}
    />
  );
  return (
    <form className="pl-map-route-form" onSubmit={ask} noValidate>
      {box('start')}
      {box('end')}
      <div className="pl-map-route-buttons">
        <Button type="primary" htmlType="submit" loading={busy}>
          {texts.route.query}
        </Button>
        <Button
          icon={<Swap rotate={90} />}
          title={texts.route.swap}
          aria-label={texts.route.swap}
          onClick={() => onChange({ start: ends.end, end: ends.start })}
        />
        <Button
          onClick={() => {
            setTried(false);
            setRound(round + 1);
            onChange({ start: undefined, end: undefined });
          }}
        >
          {texts.route.clear}
        </Button>
      </div>
    </form>
  );
}

interface EndBoxProps extends Pick<Props, 'provider' | 'picking' | 'onPicking'> {
  end: End;
  place: Place | undefined;
  problem: string | undefined;
  onChange(place: Place | undefined): void;
}

function EndBox({ provider, picking, onPicking, end, place, problem, onChange }: EndBoxProps) {
  const id = useId();
  const { route } = texts;
  const isPicking = picking === end;
  const pick = end === 'start' ? route.pickStart : route.pickEnd;
  return (
    <div className="pl-map-route-end">
      <label htmlFor={id}>{route[end]}</label>
      <div>
        <PlaceInput
          id={id}
          provider={provider}
          value={place}
          status={problem === undefined ? '' : 'error'}
          onChange={onChange}
        />
        {problem !== undefined && (
          <p className="pl-map-route-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <Button
        icon={<Aim />}
        type={isPicking ? 'primary' : 'default'}
        title={pick}
        aria-label={pick}
        aria-pressed={isPicking}
        onClick={() => onPicking(isPicking ? undefined : end)}
      />
    </div>
  );
}
