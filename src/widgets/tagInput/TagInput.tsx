import { Button, Input, Tag, Tooltip } from 'antd';
import { useState } from 'react';
import { ariaOf } from '../aria.ts';
import { listOf } from '../choices.ts';
import type { InputProps } from '../contract.ts';
import { texts } from '../locale/index.ts';
import './tagInput.css';

/**
 * Longer tags are cut and show the rest in a tooltip
 * (docs/protocol/pages.md#sign-in-and-own-account).
 */
const longest = 20;

const cut = (text: string): string =>
  [...text].length > longest ? `${[...text].slice(0, longest).join('')}...` : text;

/** Short texts that are added and removed one by one; none twice. */
export function TagInput({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  addLabel = texts.tag.add,
  maxCount = 20,
  ...aria
}: InputProps & { addLabel?: string; maxCount?: number }) {
  const tags = listOf(value).map(String);
  const [draft, setDraft] = useState<string>();
  const locked = disabled === true || readOnly === true;
  const add = () => {
    const text = draft?.trim() ?? '';
    if (text !== '' && !tags.includes(text)) onChange?.([...tags, text]);
    setDraft(undefined);
    onBlur?.();
  };
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...groupAria } = ariaOf(aria); // not allowed on a group
  return (
    <div id={id} role="group" tabIndex={-1} className="pl-tags" {...groupAria}>
      {tags.map((text) => {
        const tag = (
          <Tag
            key={text}
            closable={!locked}
            closeIcon={locked ? undefined : <span aria-label={texts.tag.remove(text)}>×</span>}
            onClose={() => onChange?.(tags.filter((other) => other !== text))}
          >
            {cut(text)}
          </Tag>
        );
        return cut(text) === text ? (
          tag
        ) : (
          <Tooltip key={text} title={text}>
            {tag}
          </Tooltip>
        );
      })}
      {draft !== undefined && (
        <Input
          autoFocus
          size="small"
          className="pl-tags-input"
          maxLength={50}
          aria-label={addLabel}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={add}
          onPressEnter={(event) => !event.nativeEvent.isComposing && add()}
          onKeyDown={({ key }) => key === 'Escape' && setDraft(undefined)}
        />
      )}
      {draft === undefined && !locked && tags.length < maxCount && (
        <Button type="dashed" size="small" onClick={() => setDraft('')}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
