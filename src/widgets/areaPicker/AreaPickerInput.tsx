import Aim from '@ant-design/icons/es/icons/AimOutlined';
import { Button, Cascader, Input } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { loadSounds, type SoundMatch } from '../../map/builtin/search.ts';
import { texts } from '../../map/locale/index.ts';
import { MapMessage } from '../../map/MapMessage.tsx';
import { isAbsent, rawText } from '../../map/point.ts';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { useBareCascader } from '../useBareFrame.ts';
import { useButtonName } from '../useButtonName.ts';
import { AreaMap } from './AreaMap.tsx';
import { codesOf, nodesOf, type AreaLevel, type AreaNode } from './levels.ts';
import { useDivisions } from './useDivisions.ts';
import './areaPicker.css';

interface Props extends InputProps {
  level?: AreaLevel;
  anyLevel?: boolean;
  height?: number;
}

/** A province, city or district, from columns that are searched, or on the map below. */
export function AreaPickerInput({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  level = 'district',
  anyLevel = false,
  height = 320,
  ...aria
}: Props) {
  const [open, setOpen] = useState(false);
  const { divisions, failed, retry } = useDivisions();
  const sounds = useSounds();
  const frame = useBareCascader();
  const button = useButtonName(texts.area.open, aria);
  const nodes = useMemo(() => (divisions ? nodesOf(divisions, level) : []), [divisions, level]);
  const locked = disabled === true || readOnly === true;
  const code = isAbsent(value) ? undefined : rawText(value);
  const path = code && divisions ? codesOf(divisions, code) : undefined;
  if (failed && !locked) return <MapMessage message={texts.area.lost} onRetry={retry} />;
  return (
    <div ref={frame} className="pl-area">
      <div className="pl-area-box">
        {locked ? (
          <Locked {...{ code, nodes, path }} disabled={disabled} {...singleAria(aria)} />
        ) : (
          <Cascader<AreaNode>
            {...singleAria(aria)}
            className="pl-fill"
            options={nodes}
            loading={!divisions}
            value={path ?? (code === undefined ? [] : [texts.area.unknown(code)])}
            onChange={(next) => onChange?.(next?.at(-1))}
            onBlur={onBlur}
            changeOnSelect={anyLevel}
            expandTrigger="click"
            placeholder={placeholder}
            allowClear
            status={status ?? ''}
            showSearch={{
              limit: 50,
              filter: (text, options) =>
                options.some(
                  ({ label }) => label.includes(text) || sounds(label, text) !== undefined,
                ),
            }}
          />
        )}
        {!locked && (
          <Button icon={<Aim />} {...button} aria-expanded={open} onClick={() => setOpen(!open)} />
        )}
      </div>
      {open && !locked && divisions && (
        <AreaMap
          {...{ divisions, level, anyLevel, height, code }}
          onChange={(next) => onChange?.(next)}
        />
      )}
    </div>
  );
}

/** What was chosen, where nothing is chosen any more. */
function Locked({
  code,
  nodes,
  path,
  disabled,
  ...rest
}: {
  code: string | undefined;
  nodes: readonly AreaNode[];
  path: readonly string[] | undefined;
  disabled: boolean | undefined;
}) {
  const names: string[] = [];
  let below: readonly AreaNode[] = nodes;
  for (const step of path ?? []) {
    const node = below.find((one) => one.value === step);
    if (node) names.push(node.label);
    below = node?.children ?? [];
  }
  const unknown =
    code === undefined || nodes.length === 0 ? (code ?? '') : texts.area.unknown(code);
  return <Input {...rest} disabled={disabled} readOnly value={names.join(' / ') || unknown} />;
}

/** Matching by pinyin, once its dictionary is there. */
function useSounds(): SoundMatch {
  const [sounds, setSounds] = useState<SoundMatch>(() => () => undefined);
  useEffect(() => {
    let gone = false;
    void loadSounds().then((loaded) => void (gone || setSounds(() => loaded)));
    return () => {
      gone = true;
    };
  }, []);
  return sounds;
}
