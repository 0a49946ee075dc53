import type { Extension } from '@codemirror/state';
import { useEffect, useState } from 'react';
import { CodeFrame } from '../codeMirror/CodeFrame.tsx';
import { loadLanguage } from '../codeMirror/languages.ts';
import type { DisplayProps, InputProps } from '../contract.ts';
import { codeTexts } from '../locale/code.ts';
import { plainText, shortText } from '../plainText.ts';

interface Code {
  language?: string;
  rows?: number;
  lineNumbers?: boolean;
}

const names: Readonly<Record<string, string>> = {
  html: 'HTML',
  javascript: 'JavaScript',
  json: 'JSON',
  sql: 'SQL',
  xml: 'XML',
  yaml: 'YAML',
};

const nothing: Extension = [];

/** The grammar of a language; until it has come, and where it does not, none. */
function useLanguage(name: string): Extension {
  const [grammar, setGrammar] = useState<{ name: string; extension: Extension }>();
  useEffect(() => {
    let gone = false;
    void loadLanguage(name).then(
      (extension) => void (gone || !extension || setGrammar({ name, extension })),
    );
    return () => {
      gone = true;
    };
  }, [name]);
  return grammar?.name === name ? grammar.extension : nothing;
}

const titleOf = (language: string): string =>
  Object.hasOwn(names, language) ? names[language]! : codeTexts().editor;

/** Code of a language, entered. */
export function CodeEditor({
  value,
  onChange,
  language = 'text',
  rows = 6,
  lineNumbers = true,
  ...props
}: InputProps & Code) {
  return (
    <CodeFrame
      {...props}
      text={plainText(value)}
      onText={(text) => onChange?.(text)}
      title={titleOf(language)}
      language={useLanguage(language)}
      rows={rows}
      hasLineNumbers={lineNumbers}
    />
  );
}

/** The same, only read; in a cell its first line. */
export function CodeText({ compact = false, ...props }: DisplayProps & Code) {
  if (compact) return <code>{shortText(plainText(props.value))}</code>;
  return <ReadCode {...props} />;
}

function ReadCode({ value, language = 'text', lineNumbers = true }: DisplayProps & Code) {
  return (
    <CodeFrame
      text={plainText(value)}
      title={titleOf(language)}
      language={useLanguage(language)}
      rows={1}
      hasLineNumbers={lineNumbers}
    />
  );
}
