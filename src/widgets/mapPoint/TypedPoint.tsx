import { Input, type InputProps as AntInputProps } from 'antd';
import { useState } from 'react';
import { placeAt } from '../../map/point.ts';
import type { Place } from '../../map/contract.ts';
import { readPoint } from '../../map/coordinates.ts';
import { texts } from '../../map/locale/index.ts';

interface Props extends Omit<AntInputProps, 'value' | 'onChange' | 'status'> {
  place: Place | undefined;
  onChange(place: Place | undefined): void;
  status?: 'error' | 'warning' | undefined;
}

/** Coordinates alone, where no map can look anything up. */
export function TypedPoint({ place, onChange, status, ...rest }: Props) {
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && draft.trim() !== '' && !readPoint(draft);
  return (
    <>
      <Input
        {...rest}
        allowClear
        placeholder={texts.point.typed}
        status={isWrong ? 'warning' : (status ?? '')}
        value={draft ?? place?.name ?? ''}
        onChange={({ target }) => {
          setDraft(target.value);
          const point = readPoint(target.value);
          onChange(point && placeAt(point));
        }}
      />
      {isWrong && (
        <small className="pl-map-point-wrong" role="note">
          {texts.point.form}
        </small>
      )}
    </>
  );
}
