import { Input } from 'antd';
import { isBlank } from '../../schema/record/index.ts';
import { singleAria } from '../aria.ts';
import { listOf } from '../choices.ts';
import type { DisplayProps, InputProps } from '../contract.ts';
import { valueTexts } from '../locale/values.ts';
import { plainText, shortText } from '../plainText.ts';
import './color.css';

/** Whether a browser can draw it: codes, names and functions of colours. */
const isColor = (text: string): boolean => CSS.supports('color', text);

/** The code that the picker of the platform takes, which knows nothing but #rrggbb. */
function pickable(text: string): string {
  const [, short, long] = /^#(?:([0-9a-f]{3})[0-9a-f]?|([0-9a-f]{6})(?:[0-9a-f]{2})?)$/i.exec(
    text,
  ) ?? [undefined];
  return `#${long ?? short?.replaceAll(/./g, '$&$&') ?? '000000'}`.toLowerCase();
}

const Swatch = ({ color }: { color: string }) => (
  <span className="pl-swatch" aria-hidden>
    <span style={{ backgroundColor: color }} />
  </span>
);

/** A colour: typed, picked, or one of the presets. */
export function ColorInput({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  presets,
  ...aria
}: InputProps & { presets?: unknown }) {
  const text = plainText(value);
  const isLocked = disabled === true || readOnly === true;
  const isWrong = !isBlank(text) && !isColor(text);
  const offered = listOf(presets).map(String).filter(isColor);
  const words = valueTexts().color;
  return (
    <div className="pl-color">
      <div className="pl-color-line">
        <span className="pl-color-pick">
          <Swatch color={isWrong ? 'transparent' : text} />
          <input
            type="color"
            aria-label={words.choose}
            value={pickable(text)}
            disabled={isLocked}
            onChange={({ target }) => onChange?.(target.value)}
            onBlur={onBlur}
          />
        </span>
        <Input
          {...singleAria(aria)}
          value={text}
          onChange={({ target }) => onChange?.(target.value === '' ? undefined : target.value)}
          allowClear={!isLocked}
          spellCheck={false}
          autoComplete="off"
          status={isWrong ? 'error' : status}
          {...{ onBlur, disabled, readOnly, placeholder }}
        />
      </div>
      {offered.length > 0 && (
        <div className="pl-color-presets" role="group" aria-label={words.presets}>
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              title={one}
              aria-label={one}
              aria-pressed={one.toLowerCase() === text.toLowerCase()}
              disabled={isLocked}
              onClick={() => onChange?.(one)}
            >
              <Swatch color={one} />
            </button>
          ))}
        </div>
      )}
      {isWrong && (
        <div className="pl-color-wrong" role="status">
          {words.wrong}
        </div>
      )}
    </div>
  );
}

/** A colour with its code; what is none is shown as it is. */
export function ColorText({ value }: DisplayProps) {
  const text = shortText(plainText(value));
  if (!isColor(text)) return <>{text}</>;
  return (
    <span className="pl-color-text">
      <Swatch color={text} />
      {text}
    </span>
  );
}
