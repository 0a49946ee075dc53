import type { DisplayProps } from '../contract.ts';
import { texts } from '../locale/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { labelsOf, pathsOf, type PathValue } from './paths.ts';
import { useLevels, type LevelSource } from './useLevels.ts';

/** The labels from the first level to the chosen node. */
export function CascaderText({
  value,
  choices,
  multiple = false,
  path = false,
  ...source
}: DisplayProps & PathValue & LevelSource) {
  const kind = { multiple, path };
  const levels = useLevels(source, value, kind, true);
  const nodes = source.url === undefined ? (choices ?? []) : levels.nodes;
  const text = pathsOf(nodes, value, kind)
    .map((keys) => labelsOf(nodes, keys).join(lateTexts.cascader.joint))
    .join(texts.common.comma);
  return <span title={text}>{text}</span>;
}
