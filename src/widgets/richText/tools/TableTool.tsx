import { Button, Dropdown, InputNumber } from 'antd';
import type { Editor } from '@tiptap/core';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';
import { useState } from 'react';
import { richTexts } from '../../locale/richText.ts';
import { Field } from './Field.tsx';
import { TableOutlined } from './icons.ts';
import { PopoverTool, ToolButton } from './ToolButton.tsx';

/** Inserts a table; inside of one, changes it. */
export function TableTool({ editor }: { editor: Editor }) {
  if (editor.isActive('table')) return <TableMenu editor={editor} />;
  return (
    <PopoverTool label={richTexts().table} icon={<TableOutlined />}>
      {(close) => <TableForm editor={editor} onClose={close} />}
    </PopoverTool>
  );
}

function TableMenu({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const commands: readonly (readonly [string, Command] | undefined)[] = [
    [richTexts().rowAbove, addRowBefore],
    [richTexts().rowBelow, addRowAfter],
    [richTexts().columnLeft, addColumnBefore],
    [richTexts().columnRight, addColumnAfter],
    undefined,
    [richTexts().headerRow, toggleHeaderRow],
    [richTexts().merge, mergeCells],
    [richTexts().split, splitCell],
    undefined,
    [richTexts().deleteRow, deleteRow],
    [richTexts().deleteColumn, deleteColumn],
    [richTexts().deleteTable, deleteTable],
  ];
  const run = (command: Command) => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
      autoFocus
      menu={{
        items: commands.map((entry, index) =>
          entry
            ? {
                key: entry[0],
                label: entry[0],
                disabled: !entry[1](editor.state),
                onClick: () => run(entry[1]),
              }
            : { type: 'divider', key: String(index) },
        ),
      }}
    >
      <span>
        <ToolButton
          label={richTexts().table}
          icon={<TableOutlined />}
          isActive
          opens="menu"
          isOpen={isOpen}
        />
      </span>
    </Dropdown>
  );
}

function TableForm({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [rows, setRows] = useState(3);
  const [columns, setColumns] = useState(3);
  const apply = () => {
    const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
    const row = (type: string) => ({
      type: 'tableRow',
      content: Array.from({ length: columns }, () => cell(type)),
    });
    const content = Array.from({ length: rows }, (_row, index) =>
      row(index === 0 ? 'tableHeader' : 'tableCell'),
    );
    const { from } = editor.state.selection;
    const table = { type: 'table', attrs: { kept: { style: 'width: 100%' } }, content };
    editor
      .chain()
      .focus()
      .insertContent([table, { type: 'paragraph' }])
      .setTextSelection(from + 3)
      .run();
    onClose();
  };
  const size = (label: string, value: number, set: (size: number) => void) => (
    <Field label={label}>
      {({ status: _status, ...field }) => (
        <InputNumber
          {...field}
          autoFocus={label === richTexts().rows}
          min={1}
          max={50}
          precision={0}
          value={value}
          onChange={(next) => set(next ?? 1)}
          onPressEnter={apply}
        />
      )}
    </Field>
  );
  return (
    <>
      {size(richTexts().rows, rows, setRows)}
      {size(richTexts().columns, columns, setColumns)}
      <div className="pl-editor-buttons">
        <Button type="primary" onClick={apply}>
          {richTexts().insertTable}
        </Button>
      </div>
    </>
  );
}
