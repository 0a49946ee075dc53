import { AutoComplete, Button, Modal } from 'antd';
import { useState } from 'react';
import { standardActionKeys } from '../../schema/compile/standardActions.ts';
import { existsAt } from '../../schema/edit/operations.ts';
import { rootSchema } from '../../schema/meta/walk.ts';
import { isObject } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { holderOf, holdsParts } from '../outline/parts.ts';
import { useDesigner, useDocument, type Designer } from '../state/context.ts';
import { completed } from './starter.ts';

interface NewMember {
  key: string;
  isNamed: boolean;
}

/** Members of pages that hold parts by names, or are one part. */
const members = (): NewMember[] =>
  Object.entries(rootSchema('page').properties ?? {}).flatMap<NewMember>(([key, schema]) => {
    if (holderOf(schema)?.kind === 'map') return [{ key, isNamed: true }];
    return holdsParts(schema) ? [{ key, isNamed: false }] : [];
  });

/** Buttons for what a page has beside its blocks: a list, forms, actions, sources. */
export function NewParts() {
  const designer = useDesigner();
  const document = useDocument();
  const texts = designerTexts();
  const [asked, setAsked] = useState<string>();
  const absent = members().filter(
    ({ key, isNamed }) => isNamed || !(isObject(document) && key in document),
  );
  return (
    <div className="pl-palette-new">
      {absent.map(({ key, isNamed }) => (
        <Button
          key={key}
          size="small"
          onClick={() => (isNamed ? setAsked(key) : addMember(designer, [key]))}
        >
          {texts.add(texts.member(key))}
        </Button>
      ))}
      {asked !== undefined && (
        <NameDialog
          member={asked}
          onClose={(name) => {
            setAsked(undefined);
            if (name !== undefined) addMember(designer, [asked, name]);
          }}
        />
      )}
    </div>
  );
}

/** Adds a member of the page, or one to a map of it, with what it must have. */
function addMember({ store, project }: Designer, [member, name]: readonly [string, string?]): void {
  const document = store.document();
  const schema = rootSchema('page').properties?.[member] ?? {};
  const item = holderOf(schema)?.item ?? schema;
  const path = name === undefined ? [member] : [member, name];
  const value = completed(item, {}, { document, path: [member], project });
  if (name === undefined || existsAt(document, [member]))
    store.edit({ type: 'insert', at: path, value }, { choose: path });
  else store.edit({ type: 'set', at: [member], value: { [name]: value } }, { choose: path });
}

const namePattern = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

const suggestions: Readonly<Record<string, readonly string[]>> = {
  actions: standardActionKeys,
  forms: ['edit'],
};

/** Asks what the new part is called: others refer to it by this name. */
function NameDialog({ member, onClose }: { member: string; onClose(name?: string): void }) {
  const texts = designerTexts();
  const document = useDocument();
  const [name, setName] = useState('');
  const fault = !namePattern.test(name)
    ? texts.refusals['bad-name']
    : existsAt(document, [member, name])
      ? texts.refusals['name-taken']
      : undefined;
  const end = () => fault === undefined && onClose(name);
  return (
    <Modal
      open
      title={texts.add(texts.member(member))}
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
          options={(suggestions[member] ?? []).map((value) => ({ value }))}
          onChange={setName}
          onKeyDown={({ key }) => void (key === 'Enter' && end())}
        />
        {name !== '' && fault !== undefined && <small role="alert">{fault}</small>}
      </label>
    </Modal>
  );
}
