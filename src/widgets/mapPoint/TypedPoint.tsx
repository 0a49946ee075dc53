import { Input, type InputProps as AntInputProps } from 'antd';
import { placeAt } from '../../map/point.ts';
import type { Place } from '../../map/contract.ts';
import { readPoint } from '../../map/coordinates.ts';
import { texts } from '../../map/locale/index.ts';

interface Props extends Omit<AntInputProps, 'value' | 'onChange' | 'status'> {
  place: Place | undefined;
  /** What was typed; the map that may come meanwhile looks it up. */
  draft: string | undefined;
  onDraft(text: string): void;
  onChange(place: Place | undefined): void;
  status?: 'error' | 'warning' | undefined;
}

/** Coordinates alone, where no map can look anything up. */
export function TypedPoint({ place, draft, onDraft, onChange, status, ...rest }: Props) {
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
          onDraft(target.value);
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
