import { Button, Cascader as AntCascader } from 'antd';
import type { Choice } from '../../schema/compile/plan.ts';
import { defined } from '../../schema/defined.ts';
import { nodeOf, valueText, type SelectNode } from '../choices.ts';
import type { InputProps } from '../contract.ts';
import { pickerProps } from '../control.ts';
import { texts } from '../locale/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { useBareCascader } from '../useBareFrame.ts';
import { withLimit } from '../withLimit.tsx';
import { keysAlong, pathsOf, valueOfPaths, type Key, type PathValue } from './paths.ts';
import { useLevels, type LevelNode, type LevelSource } from './useLevels.ts';

interface Props extends InputProps, PathValue, LevelSource {
  allowClear?: boolean;
  anyLevel?: boolean;
  showSearch?: boolean;
  openOn?: 'click' | 'hover';
}

interface Option extends SelectNode {
  isLeaf?: boolean;
  children?: Option[];
}

const optionOf = (node: LevelNode): Option => ({
  ...nodeOf(node),
  ...defined({ isLeaf: node.isLeaf }),
  ...(node.children && { children: node.children.map(optionOf) }),
});

/** A node of a tree, chosen level by level. Values keep the type that the nodes have. */
export function Cascader({
  value,
  onChange,
  choices,
  loading,
  limit,
  allowClear = true,
  anyLevel = false,
  showSearch = true,
  openOn = 'click',
  multiple = false,
  path = false,
  url,
  parentParam,
  root,
  valueMember,
  labelMember,
  leafMember,
  pathUrl,
  ...field
}: Props) {
  const kind = { path, multiple };
  const levels = useLevels(
    { url, parentParam, root, valueMember, labelMember, leafMember, pathUrl } as LevelSource,
    value,
    kind,
  );
  const isRemote = url !== undefined;
  const nodes: readonly Choice[] | undefined = isRemote ? levels.nodes : choices;
  const frame = useBareCascader();
  const paths = pathsOf(nodes ?? [], value, kind);
  const shown = nodes ? paths.map((keys) => keys.map(asKey)) : [];
  const change = (next: unknown) => {
    const chosen = (multiple ? (next as unknown[][]) : next ? [next as unknown[]] : []).map(
      (keys) => keysAlong(nodes ?? [], keys as Key[]),
    );
    onChange?.(valueOfPaths(chosen, kind));
  };
  const waiting = isRemote ? levels.isAsking : loading;
  const none = waiting ? texts.common.loading : lateTexts.cascader.none;
  const failed = isRemote && levels.failure !== undefined && !levels.isLoaded;
  return (
    <div ref={frame}>
      <AntCascader<Option>
        {...defined(pickerProps(field))}
        className="pl-fill"
        options={(nodes ?? []).map(optionOf)}
        {...({ multiple, value: multiple ? shown : shown[0], onChange: change } as object)}
        changeOnSelect={anyLevel}
        showCheckedStrategy={AntCascader.SHOW_CHILD}
        expandTrigger={openOn}
        showSearch={
          showSearch && !isRemote
            ? { filter: (text, way) => way.some(({ label }) => includes(label, text)) }
            : false
        }
        {...(isRemote && { loadData: (way: Option[]) => void levels.open(way.at(-1)?.value) })}
        onOpenChange={(open) => void (open && isRemote && levels.open(undefined))}
        loading={waiting ?? false}
        notFoundContent={
          failed ? (
            <span role="alert">
              {lateTexts.cascader.failed}
              <Button type="link" size="small" onClick={() => void levels.open(undefined)}>
                {lateTexts.cascader.retry}
              </Button>
            </span>
          ) : (
            none
          )
        }
        maxTagCount="responsive"
        popupRender={withLimit(limit)}
        allowClear={allowClear}
      />
    </div>
  );
}

/** antd knows texts and numbers only. */
const asKey = (key: unknown): string | number => (typeof key === 'number' ? key : valueText(key));

const includes = (label: string, text: string): boolean =>
  label.toLowerCase().includes(text.trim().toLowerCase());
