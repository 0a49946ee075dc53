import { Checkbox, Input, Select } from 'antd';
import { useEffect, useRef } from 'react';
import { fieldTypeNamed } from '../../../schema/fieldTypes/index.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import { isAsked } from '../../../schema/infer/databaseTable.ts';
import { designerTexts } from '../../locale/index.ts';
import { typeTitle } from '../../made/typeChoices.ts';
import type { TakenColumn } from './takenModel.ts';

interface Props {
  choices: readonly TakenColumn[];
  /** Names of the dictionaries there are. */
  dicts: readonly string[];
  onShown(): void;
  onChange(choices: readonly TakenColumn[]): void;
}

/** What each column of a table becomes; all of it can be changed that the column allows. */
export function TakenColumns({ choices, dicts, onShown, onChange }: Props) {
  const { database: texts, start } = designerTexts();
  const shown = useRef(onShown);
  shown.current = onShown;
  useEffect(() => shown.current(), []);
  const change = (at: number, next: TakenColumn) => onChange(choices.with(at, next));
  return (
    <div className="pl-start-fields" role="region" aria-label={texts.columns} tabIndex={0}>
      <p>{texts.columnsHint}</p>
      <table>
        <thead>
          <tr>
            {[texts.used, texts.column, texts.label, start.table.type, start.table.required].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
            <th scope="col">{texts.dict}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map((choice, at) => (
            <ColumnRow
              key={choice.column.name}
              choice={choice}
              dicts={dicts}
              onChange={(next) => change(at, next)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<Props, 'dicts'> {
  choice: TakenColumn;
  onChange(choice: TakenColumn): void;
}

function ColumnRow({ choice, dicts, onChange }: RowProps) {
  const { database: texts } = designerTexts();
  const { column, field, isUsed } = choice;
  const { name } = column;
  const isOffered = field !== undefined;
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={texts.use(name)}
          checked={isUsed}
          disabled={!isOffered || isAsked(column)}
          onChange={({ target }) => onChange({ ...choice, isUsed: target.checked })}
        />
      </td>
      <td>
        <code>{name}</code>
        <small>{column.type}</small>
      </td>
      {isOffered ? (
        <FieldCells
          choice={choice}
          field={field}
          dicts={dicts}
          onChange={(next) => onChange({ ...choice, field: next })}
        />
      ) : (
        <td colSpan={4}>{column.isKey ? texts.key : texts.left(column.fields.length > 0)}</td>
      )}
    </tr>
  );
}

interface CellProps extends Pick<Props, 'dicts'> {
  choice: TakenColumn;
  field: Field;
  onChange(field: Field): void;
}

function FieldCells({ choice: { column, isUsed }, field, dicts, onChange }: CellProps) {
  const { database: texts } = designerTexts();
  const { name, fields } = column;
  const { dict: _dict, default: _default, filter: _filter, ...rest } = field;
  const types = fields.filter(({ type }) => fieldTypeNamed(type)?.isPlain);
  const wordsFor = ({ type, maxLength }: Pick<Field, 'type' | 'maxLength'>) =>
    texts.type(typeTitle(type), maxLength);
  return (
    <>
      <td>
        <Input
          size="small"
          aria-label={texts.labelOf(name)}
          value={field.label}
          maxLength={50}
          disabled={!isUsed}
          status={field.label === '' ? 'error' : ''}
          onChange={({ target }) => onChange({ ...field, label: target.value })}
        />
      </td>
      <td>
        {isUsed && types.length > 1 ? (
          <Select
            size="small"
            aria-label={texts.typeOf(name)}
            value={field.type}
            options={types.map((one) => ({ value: one.type, label: wordsFor(one) }))}
            onChange={(type) =>
              onChange({ ...rest, ...fields.find((one) => one.type === type), type })
            }
          />
        ) : (
          wordsFor(field)
        )}
      </td>
      <td>
        <Checkbox
          aria-label={texts.requiredOf(name)}
          checked={field.required === true}
          disabled={!isUsed || column.isRequired}
          onChange={({ target }) => {
            const { required: _required, ...optional } = field;
            onChange(target.checked ? { ...optional, required: true } : optional);
          }}
        />
      </td>
      <td>
        {isUsed && field.type === 'string' && (
          <Select
            size="small"
            allowClear
            showSearch
            aria-label={texts.dictOf(name)}
            value={field.dict}
            options={dicts.map((value) => ({ value, label: value }))}
            onChange={(dict?: string) => {
              const filter = dict === undefined ? 'contains' : 'exact';
              const { dict: _former, ...plain } = field;
              onChange(dict === undefined ? { ...plain, filter } : { ...plain, dict, filter });
            }}
          />
        )}
      </td>
    </>
  );
}
