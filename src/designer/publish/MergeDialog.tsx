import { Modal, Radio } from 'antd';
import { useMemo, useState } from 'react';
import { fromPointer } from '../../schema/pointer.ts';
import { pathOf } from '../document/path.ts';
import { soundModels, type Project } from '../document/project.ts';
import { changeTexts } from '../locale/change.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner } from '../state/context.ts';
import { decided, sides, type Side } from './merging.ts';
import type { Conflict } from './revisions.ts';
import { SideBySide } from './SideBySide.tsx';
import type { OpenMerge } from './useMerge.ts';
import './publish.css';

interface Props {
  merge: OpenMerge;
  onDecided(choices: readonly Side[]): void;
  onCancel(): void;
}

/** What two people changed differently: each place is decided, and nothing is decided unseen. */
export function MergeDialog({ merge: { document, conflicts }, onDecided, onCancel }: Props) {
  const texts = designerTexts();
  const { publish } = texts;
  const [choices, setChoices] = useState<Readonly<Record<number, Side>>>({});
  const isOpen = conflicts.some((_conflict, index) => choices[index] === undefined);
  return (
    <Modal
      open
      width={720}
      title={publish.conflicts(conflicts.length)}
      okText={publish.takeOver}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: isOpen }}
      onOk={() => onDecided(conflicts.map((_conflict, index) => choices[index] ?? 'base'))}
      onCancel={onCancel}
    >
      <p className="pl-design-note">{publish.conflictsHint}</p>
      {conflicts.map((conflict, index) => (
        <Place
          key={`${conflict.at} ${conflict.kind}`}
          conflict={conflict}
          document={document}
          choice={choices[index]}
          onChoose={(side) => setChoices({ ...choices, [index]: side })}
        />
      ))}
    </Modal>
  );
}

interface PlaceProps {
  conflict: Conflict;
  /** The merged page, which has at the place what both began with. */
  document: unknown;
  choice: Side | undefined;
  onChoose(side: Side): void;
}

/** A place that both changed: what each did in words, and folded as it is written. */
function Place({ conflict, document, choice, onChoose }: PlaceProps) {
  const { project } = useDesigner();
  const texts = designerTexts();
  const { publish } = texts;
  const documents = useMemo(() => documentsOf(document, conflict), [conflict, document]);
  const changes = useMemo(
    () => changesOf({ documents, document, project }),
    [documents, document, project],
  );
  const versions = (['ours', 'theirs'] as const).map((side) => ({
    label: publish.sides[side],
    document: documents[side],
  }));
  const at = pathOf(document, fromPointer(conflict.at));
  // Where words are the same, the texts show what differs.
  const isAlike = changes.ours.join() === changes.theirs.join();
  return (
    <fieldset className="pl-conflict">
      <legend>
        {conflict.text} <code>{conflict.at}</code>
      </legend>
      <Radio.Group value={choice} onChange={({ target }) => onChoose(target.value as Side)}>
        {sides.map((side) => (
          <div key={side}>
            <Radio value={side}>
              {publish.sides[side]}
              {changes[side].map((text) => (
                <span key={text} className="pl-conflict-change">
                  {text}
                </span>
              ))}
            </Radio>
            <details open={isAlike}>
              <summary>{texts.json}</summary>
              <pre tabIndex={0}>{shown(conflict[side], publish.absent)}</pre>
            </details>
          </div>
        ))}
      </Radio.Group>
      <SideBySide versions={versions} at={at} />
    </fieldset>
  );
}

/** The merged page, as each side has the place. */
const documentsOf = (document: unknown, conflict: Conflict): Record<Side, unknown> => ({
  ours: decided(document, [conflict], ['ours']),
  theirs: decided(document, [conflict], ['theirs']),
  base: document,
});

/** What each version changes of what both began with, in words. */
function changesOf({
  documents,
  document,
  project,
}: {
  documents: Record<Side, unknown>;
  document: unknown;
  project: Project;
}): Record<Side, string[]> {
  const of = (side: Side) =>
    changeTexts({ before: document, after: documents[side], models: soundModels(project) });
  return { ours: of('ours'), theirs: of('theirs'), base: [] };
}

const shown = (value: unknown, absent: string): string =>
  value === undefined ? absent : JSON.stringify(value, null, 2);
