import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FieldHelp } from '../../runtime/display/FieldHelp.tsx';
import { explained } from '../../widgets/locale/explained.ts';
import { lazyPiece } from '../../widgets/lazy.tsx';
import { isObject } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import type { RuleMember } from '../panel/members.ts';
import { fieldNameOf, labelOf } from '../panel/panelPage.ts';
import { useDesigner, useDocument } from '../state/context.ts';
import { SampleValue } from '../values/SampleValue.tsx';
import type { Path } from '../document/path.ts';
import { ruleTexts } from './locale/index.ts';
import { offeredAt, type Offered } from './offered.ts';
import { sentenceOf } from './read.ts';
import { SentenceEditor } from './SentenceEditor.tsx';
import { expressionOf } from './write.ts';
import '../panel/member.css';
import './rules.css';

/** Height of an expression of few lines, in pixels. */
const editorHeight = 66;

const ExpressionEditor = lazyPiece(
  async () => (await import('./ExpressionEditor.tsx')).ExpressionEditor,
  editorHeight,
);

interface Props {
  /** The part that has the member. */
  path: Path;
  member: RuleMember;
  /** Writes the member; undefined: takes it away. */
  onChange(value: unknown): void;
}

/** A member that is worked out: as a sentence where there is one, and as its expression. */
export function RuleField({ path, member, onChange }: Props) {
  const { description, keys, isCondition } = member;
  const texts = ruleTexts();
  const label = labelOf(member, designerTexts());
  const source = useSource([...path, ...keys]);
  const offered = useOffered([...path, ...keys]);
  const isPainted = usePainted();
  // A condition that is being typed anew stays one: taking it away has a button.
  const isGone = (code: string) => code.trim() === '' && member.isAlways && !member.required;
  const write = (code: string) => onChange(isGone(code) ? undefined : { $expr: code });
  const sentence = source === '' ? sentenceOf('true') : sentenceOf(source);
  return (
    <fieldset className="pl-rule" data-field={fieldNameOf(member)}>
      <legend>
        {label}
        <FieldHelp label={label} help={description ? explained(description) : ''} />
        {source !== '' && !member.required && (
          <Button size="small" type="link" onClick={() => onChange(undefined)}>
            {texts.clear}
          </Button>
        )}
      </legend>
      {isCondition &&
        (sentence ? (
          <SentenceEditor
            sentence={sentence}
            subjects={offered?.subjects ?? []}
            onChange={(next) => write(expressionOf(next))}
          />
        ) : (
          <p className="pl-design-note">{texts.noSentence}</p>
        ))}
      {isPainted ? (
        <ExpressionEditor
          label={texts.expressionOf(label)}
          text={source}
          onText={write}
          offered={offered}
        />
      ) : (
        <div style={{ height: editorHeight }} />
      )}
      {offered && <SampleValue path={[...path, ...keys]} source={source} offered={offered} />}
    </fieldset>
  );
}

/**
 * Whether the panel has been painted once: an editor of code costs more than all else that stands
 * in it, and nobody waits for it to see what was chosen.
 */
function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

/** The expression that the page has at a place; empty: none. */
function useSource(path: Path): string {
  const document = useDocument();
  const value = path.reduce<unknown>(
    (here, step) => (typeof here === 'object' && here !== null ? Reflect.get(here, step) : null),
    document,
  );
  return isObject(value) && typeof value.$expr === 'string' ? value.$expr : '';
}

/** What can be read at a place of the page, or last could; undefined: nothing is known of it. */
function useOffered(path: Path): Offered | undefined {
  const { project } = useDesigner();
  const document = useDocument();
  const at = JSON.stringify(path);
  const last = useRef<Offered>(undefined);
  const offered = useMemo(
    () => offeredAt(document, JSON.parse(at) as Path, project),
    [document, at, project],
  );
  if (offered) last.current = offered;
  return offered ?? last.current;
}
