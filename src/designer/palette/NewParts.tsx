import { AutoComplete, Button, Modal } from 'antd';
import { useState } from 'react';
import { standardActionKeys } from '../../schema/compile/standardActions.ts';
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { isObject } from '../document/page.ts';
import { toPointer, type Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { holderOf, holdsParts, objectSchema, schemaOfPlace } from '../outline/parts.ts';
import { useDesigner, useDesignerState, useDocument, type Designer } from '../state/context.ts';
import { completed } from './starter.ts';
import { kindAt } from './target.ts';

/** A member that can be added to a part: one part, or one of several under names. */
interface NewMember {
  /** The part; empty: the page. */
  place: Path;
  key: string;
  schema: MetaSchema;
  isNamed: boolean;
}

/** Members of a part that hold parts by names, or are one part that is not there yet. */
function membersAt(document: unknown, place: Path): NewMember[] {
  const value = existsAt(document, place) ? valueAt(document, place) : undefined;
  const declared = schemaOfPlace(document, place);
  const resolved = declared && isObject(value) ? objectSchema(declared, value) : undefined;
  return Object.entries(resolved?.properties ?? {}).flatMap<NewMember>(([key, schema]) => {
    if (holderOf(schema)?.kind === 'map') return [{ place, key, schema, isNamed: true }];
    const isAbsent = isObject(value) && !(key in value);
    return isAbsent && holdsParts(schema) ? [{ place, key, schema, isNamed: false }] : [];
  });
}

/** Buttons for what a page has beside its blocks, and what the chosen part may have. */
export function NewParts() {
  const designer = useDesigner();
  const document = useDocument();
  const chosen = useDesignerState((state) => state.chosen);
  const texts = designerTexts();
  const [asked, setAsked] = useState<NewMember>();
  const nameOf = ({ place, key }: NewMember): string =>
    place.length === 0
      ? texts.add(texts.member(key))
      : texts.addTo(texts.part(kindAt(document, place) ?? ''), texts.member(key));
  const absent = [
    ...membersAt(document, []),
    ...(chosen.length > 0 ? membersAt(document, chosen) : []),
  ];
  return (
    <div className="pl-palette-new">
      {absent.map((member) => (
        <Button
          key={toPointer([...member.place, member.key])}
          size="small"
          onClick={() => (member.isNamed ? setAsked(member) : addMember(designer, member))}
        >
          {nameOf(member)}
        </Button>
      ))}
      {asked !== undefined && (
        <NameDialog
          title={nameOf(asked)}
          member={asked}
          onClose={(name) => {
            setAsked(undefined);
            if (name !== undefined) addMember(designer, asked, name);
          }}
        />
      )}
    </div>
  );
}

/** Adds a member to a part, or one to a map of it, with what it must have. */
function addMember(
  { store, project }: Designer,
  { place, key, schema }: NewMember,
  name?: string,
): void {
  const document = store.document();
  const item = holderOf(schema)?.item ?? schema;
  const holder = [...place, key];
  const path = name === undefined ? holder : [...holder, name];
  const value = completed(item, {}, { document, path: holder, project });
  if (name === undefined || existsAt(document, holder))
    store.edit({ type: 'insert', at: path, value }, { choose: path });
  else store.edit({ type: 'set', at: holder, value: { [name]: value } }, { choose: path });
}

const namePattern = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

const suggestions: Readonly<Record<string, readonly string[]>> = {
  actions: standardActionKeys,
  forms: ['edit'],
};

interface NameProps {
  title: string;
  member: NewMember;
  onClose(name?: string): void;
}

/** Asks what the new part is called: others refer to it by this name. */
function NameDialog({ title, member: { place, key }, onClose }: NameProps) {
  const texts = designerTexts();
  const document = useDocument();
  const [name, setName] = useState('');
  const fault = !namePattern.test(name)
    ? texts.refusals['bad-name']
    : existsAt(document, [...place, key, name])
      ? texts.refusals['name-taken']
      : undefined;
  const end = () => fault === undefined && onClose(name);
  return (
    <Modal
      open
      title={title}
      okText={texts.create}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: fault !== undefined }}
      onOk={end}
      onCancel={() => onClose()}
    >
      <label className="pl-design-name">
        <span>{texts.name}</span>
        <AutoComplete
          autoFocus
          value={name}
          aria-label={texts.name}
          options={(suggestions[key] ?? []).map((value) => ({ value }))}
          onChange={setName}
          onKeyDown={({ key }) => void (key === 'Enter' && end())}
        />
        {name !== '' && fault !== undefined && <small role="alert">{fault}</small>}
      </label>
    </Modal>
  );
}
