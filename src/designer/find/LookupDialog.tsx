import { Modal, Segmented } from 'antd';
import { useRef, useState, type RefObject } from 'react';
import { useCommandSections } from '../commands/useCommandSections.tsx';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import type { LookupMode } from '../state/views.ts';
import { Lookup, type LookupOption } from './Lookup.tsx';
import { useFindSections } from './useFindSections.tsx';
import { useSounds } from './useSounds.ts';

const modes: readonly LookupMode[] = ['find', 'commands'];

/** Finds what is in the page, and what can be done: as long as it is asked for. */
export function LookupDialog() {
  const { store } = useDesigner();
  const mode = useDesignerState((state) => state.lookup);
  const taken = useRef<LookupOption>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const close = () => store.setState({ lookup: undefined });
  const take = (option: LookupOption) => {
    taken.current = option;
    option.choose?.();
    close();
  };
  return (
    <Modal
      className="pl-lookup"
      open={mode !== undefined}
      width={640}
      style={{ top: '10vh' }}
      title={<span className="visually-hidden">{designerTexts().lookup.title}</span>}
      footer={null}
      closable={false}
      // What is chosen is there at once.
      transitionName=""
      maskTransitionName=""
      destroyOnHidden
      // Not before: what has the focus now is given it back in the end.
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      onCancel={close}
      afterClose={() => {
        // The focus is back where it was.
        taken.current?.after?.();
        taken.current = undefined;
      }}
    >
      {mode && <Contents mode={mode} input={input} onTake={take} />}
    </Modal>
  );
}

interface ContentsProps {
  mode: LookupMode;
  input: RefObject<HTMLInputElement | null>;
  onTake(option: LookupOption): void;
}

function Contents({ mode, input, onTake }: ContentsProps) {
  const { store } = useDesigner();
  const texts = designerTexts().lookup;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const sounds = useSounds();
  const found = useFindSections({ typed, sounds, isActive: mode === 'find' });
  const commands = useCommandSections({ typed, sounds, isActive: mode === 'commands' });
  return (
    <>
      <div className="pl-lookup-modes">
        <Segmented
          value={mode}
          aria-label={texts.title}
          onChange={(lookup) => {
            store.setState({ lookup });
            setChosen(0);
            input.current?.focus();
          }}
          options={modes.map((value) => ({ value, label: texts.modes[value] }))}
        />
        <span className="pl-lookup-keys" aria-hidden>
          {texts.keys}
        </span>
      </div>
      <Lookup
        input={input}
        chosen={chosen}
        onChosen={setChosen}
        typed={typed}
        onTyped={setTyped}
        hint={texts.hints[mode]}
        sections={mode === 'find' ? found : commands}
        onTake={onTake}
      />
    </>
  );
}
