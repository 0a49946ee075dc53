import { Button, Empty, Input } from 'antd';
import { useState } from 'react';
import { ariaOf } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { iconGroups } from '../icons/groups.ts';
import { Icon, iconName } from '../icons/index.ts';
import { texts } from '../locale/index.ts';

/**
 * A name of the icon set, chosen by its picture. `#` stands for none
 * (docs/protocol/entities.md#sysmenu).
 */
export function IconPicker({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  status,
  none = '#',
  ...aria
}: InputProps<string> & { none?: string }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const chosen = value && value !== none ? value : undefined;
  const searched = text.trim().toLowerCase();
  const found = iconGroups
    .map(({ group, names }) => ({
      title: texts.icon.groups[group],
      names: names.filter((name) => name.includes(searched)),
    }))
    .filter(({ names }) => names.length > 0);
  const locked = disabled === true || readOnly === true;
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...groupAria } = ariaOf(aria); // not allowed on a group
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      className="pl-icon-picker"
      {...groupAria}
      onBlur={onBlur}
    >
      <div className="pl-icon-picker-head">
        <span className="pl-icon-picker-preview">
          <Icon name={chosen} />
        </span>
        <span className={chosen ? undefined : 'pl-icon-picker-none'}>
          {chosen ?? texts.icon.none}
        </span>
        <Button
          size="small"
          danger={status === 'error'}
          disabled={locked}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.common.fold : texts.icon.choose}
        </Button>
        {chosen && (
          <Button size="small" type="text" disabled={locked} onClick={() => onChange?.(none)}>
            {texts.icon.clear}
          </Button>
        )}
      </div>
      {open && (
        <div className="pl-icon-picker-card">
          <Input
            allowClear
            size="small"
            placeholder={texts.icon.search}
            aria-label={texts.icon.search}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {found.length === 0 ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />
          ) : (
            <div className="pl-icon-picker-groups">
              {found.map(({ title, names }) => (
                <div key={title} role="group" aria-label={title}>
                  <div className="pl-icon-picker-title">{title}</div>
                  <div className="pl-icon-picker-icons">
                    {names.map((name) => (
                      <button
                        key={name}
                        type="button"
                        title={name}
                        aria-label={name}
                        aria-pressed={chosen !== undefined && iconName(chosen) === name}
                        disabled={locked}
                        onClick={() => (onChange?.(name), setOpen(false))}
                      >
                        <Icon name={name} />
                      </button>
                    ))}
                  </div>
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
