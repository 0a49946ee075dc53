import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import './lookup.css';

/** Something that can be chosen. */
export interface LookupOption {
  key: string;
  icon: string;
  title: ReactNode;
  /** Where it is, or what of it was meant. */
  detail?: ReactNode;
  /** What stands at its end, such as keys. */
  aside?: ReactNode;
  /** Why it cannot be chosen. */
  refusal?: string | undefined;
  /** Done when it is chosen, and when the focus is back where it was before. */
  choose?(): void;
  after?(): void;
}

export interface LookupSection {
  key: string;
  label: string;
  options: readonly LookupOption[];
  /** How many more there are, which are not shown. */
  left?: number;
  /** What else is said of it. */
  notes?: readonly string[];
}

interface Props {
  typed: string;
  onTyped(text: string): void;
  hint: string;
  /** Which option is chosen, counted through all sections. */
  chosen: number;
  onChosen(index: number): void;
  input: Ref<HTMLInputElement>;
  sections: readonly LookupSection[];
  onTake(option: LookupOption): void;
}

/** A box, and below it a list that is walked through while the box keeps the focus. */
export function Lookup({ typed, onTyped, hint, sections, onTake, ...rest }: Props) {
  const texts = designerTexts().lookup;
  const id = useId();
  const { chosen, onChosen, input } = rest;
  const options = sections.flatMap((section) => section.options);
  const notes = sections.flatMap((section) => section.notes ?? []);
  const active = Math.min(chosen, options.length - 1);
  const optionId = (option: LookupOption) => `${id} ${option.key}`.replaceAll(/\s/g, '-');
  const take = (option: LookupOption) => option.refusal === undefined && onTake(option);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    const one = options[active];
    if (step !== undefined) onChosen(stepped(active, step, options.length));
    else if (event.key === 'Enter' && one) take(one);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={input}
        className="pl-lookup-input"
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={hint}
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={options[active] && optionId(options[active])}
        placeholder={hint}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          onTyped(target.value);
          onChosen(0);
        }}
      />
      <div id={id} role="listbox" aria-label={texts.results} className="pl-lookup-list">
        {sections.map((section) => (
          <Section key={section.key} section={section}>
            {section.options.map((option) => (
              <Option
                key={option.key}
                id={optionId(option)}
                option={option}
                isActive={option === options[active]}
                onPoint={() => onChosen(options.indexOf(option))}
                onChoose={() => take(option)}
              />
            ))}
          </Section>
        ))}
      </div>
      {options.length === 0 && typed.trim() !== '' && (
        <p className="pl-lookup-none">{texts.none}</p>
      )}
      <p role="status" className="visually-hidden">
        {typed.trim() === ''
          ? ''
          : [options.length === 0 ? texts.none : texts.count(options.length), ...notes].join(' ')}
      </p>
    </>
  );
}

/** Single steps go around, longer ones end at the ends. */
const stepped = (at: number, step: number, count: number): number =>
  Math.abs(step) === 1 ? (at + step + count) % count : Math.max(0, Math.min(count - 1, at + step));

function Section({ section, children }: { section: LookupSection; children: ReactNode }) {
  const { label, options, left = 0, notes = [] } = section;
  if (options.length === 0 && notes.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <div className="pl-lookup-head" aria-hidden>
        {label}
      </div>
      {children}
      {left > 0 && (
        <div className="pl-lookup-more" aria-hidden>
          {designerTexts().lookup.more(left)}
        </div>
      )}
      {notes.map((note) => (
        <div key={note} className="pl-lookup-more" aria-hidden>
          {note}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: LookupOption;
  isActive: boolean;
  onPoint(): void;
  onChoose(): void;
}

function Option({ id, option, isActive, onPoint, onChoose }: OptionProps) {
  const { icon, title, detail, aside, refusal } = option;
  return (
    // The keys are heard by the box, which keeps the focus.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={refusal !== undefined}
      className="pl-lookup-option"
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span className="pl-lookup-words">
        <span>{title}</span>
        {(refusal ?? detail) !== undefined && <small>{refusal ?? detail}</small>}
      </span>
      {aside !== undefined && <span className="pl-lookup-aside">{aside}</span>}
    </div>
  );
}
