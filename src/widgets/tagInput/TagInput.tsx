import { Button, Input, Tag, Tooltip } from 'antd';
import { useState } from 'react';
import { groupAria } from '../aria.ts';
import { listOf } from '../choices.ts';
import type { InputProps } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import { plainText } from '../plainText.ts';
import { addTags, longestTag, tagsInText } from './addTags.ts';
import './tagInput.css';

/**
 * Longer tags are cut and show the rest in a tooltip
 * (docs/protocol/pages.md#sign-in-and-own-account).
 */
const longest = 20;

const cut = (text: string): string =>
  [...text].length > longest ? `${[...text].slice(0, longest).join('')}...` : text;

interface Props extends InputProps {
  addLabel?: string;
  maxCount?: number;
}

/** Short texts that are added and removed one by one, or pasted many at once; none twice. */
export function TagInput({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  addLabel = lateTexts.tag.add,
  maxCount = 20,
  ...aria
}: Props) {
  const tags = [...new Set(listOf(value).map(plainText))];
  const [draft, setDraft] = useState<string>();
  const [notes, setNotes] = useState<string[]>([]);
  const locked = disabled === true || readOnly === true;
  const add = (found: readonly string[]) => {
    const added = addTags(tags, found, maxCount);
    if (added.tags.length > tags.length) onChange?.(added.tags);
    setNotes(notesOf(added, maxCount));
    return added;
  };
  const finish = () => {
    if (draft === undefined) return;
    add(tagsInText(draft));
    setDraft(undefined);
    onBlur?.();
  };
  return (
    <div id={id} role="group" tabIndex={-1} className="pl-tags" {...groupAria(aria)}>
      {tags.map((text) => (
        <OneTag
          key={text}
          text={text}
          onRemove={locked ? undefined : () => onChange?.(tags.filter((tag) => tag !== text))}
        />
      ))}
      {draft !== undefined && (
        <Input
          autoFocus
          size="small"
          className="pl-tags-input"
          aria-label={addLabel}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onPaste={(event) => {
            const found = tagsInText(event.clipboardData.getData('text'));
            if (found.length < 2) return;
            event.preventDefault();
            add(found);
          }}
          onBlur={finish}
          onPressEnter={(event) => {
            if (event.nativeEvent.isComposing) return;
            event.preventDefault();
            finish();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            setDraft(undefined);
          }}
        />
      )}
      {draft === undefined && !locked && tags.length < maxCount && (
        <Button type="dashed" size="small" onClick={() => (setNotes([]), setDraft(''))}>
          {addLabel}
        </Button>
      )}
      {notes.length > 0 && (
        <div className="pl-tags-notes" role="status">
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </div>
      )}
    </div>
  );
}

/** What was not taken, and why. */
function notesOf({ repeated, tooLong, left }: ReturnType<typeof addTags>, maxCount: number) {
  const named = (names: readonly string[]) => [...new Set(names)].map(cut).join('、');
  return [
    ...(repeated.length > 0 ? [lateTexts.tag.repeated(named(repeated))] : []),
    ...(tooLong.length > 0 ? [lateTexts.tag.tooLong(named(tooLong), longestTag)] : []),
    ...(left.length > 0 ? [lateTexts.tag.left(maxCount, left.length)] : []),
  ];
}

function OneTag({ text, onRemove }: { text: string; onRemove: (() => void) | undefined }) {
  const tag = (
    <Tag
      closable={onRemove !== undefined}
      closeIcon={
        onRemove && (
          <button type="button" className="pl-tag-remove" aria-label={lateTexts.tag.remove(text)}>
            ×
          </button>
        )
      }
      onClose={(event) => {
        // The form takes it away.
        event.preventDefault();
        onRemove?.();
      }}
    >
      {cut(text)}
    </Tag>
  );
  return cut(text) === text ? tag : <Tooltip title={text}>{tag}</Tooltip>;
}
