import { AutoComplete, Button, Modal } from 'antd';
import { useState } from 'react';
import { standardActionKeys } from '../../schema/compile/standardActions.ts';
import { existsAt } from '../../schema/edit/operations.ts';
import { toPointer } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import {
  addMember,
  beginMember,
  newMemberAt,
  newMemberLabel,
  newMembers,
  type NewMember,
} from './newMembers.ts';

/** Buttons for what a page has beside its blocks, and what the chosen part may have. */
export function NewParts() {
  const designer = useDesigner();
  const document = useDocument();
  const chosen = useDesignerState((state) => state.chosen);
  return (
    <div className="pl-palette-new">
      {newMembers(document, chosen).map((member) => (
        <Button
          key={toPointer([...member.place, member.key])}
          size="small"
          onClick={() => beginMember(designer, member)}
        >
          {newMemberLabel(document, member)}
        </Button>
      ))}
    </div>
  );
}

/** Asks what a member is called that somebody adds. */
export function AskedName() {
  const designer = useDesigner();
  const { store } = designer;
  const document = useDocument();
  const asked = useDesignerState((state) => state.asked);
  const member = asked && newMemberAt(document, asked);
  if (!member) return null;
  return (
    <NameDialog
      title={newMemberLabel(document, member)}
      member={member}
      onClose={(name) => {
        store.setState({ asked: undefined });
        if (name !== undefined) addMember(designer, member, name);
      }}
    />
  );
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
