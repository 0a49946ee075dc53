import { useMemo } from 'react';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import { JsonEditor } from '../../widgets/jsonEditor/JsonEditor.tsx';
import { jsonHelp, type JsonHelp } from './completion.ts';

export interface JsonCodeProps {
  rows: number;
  'aria-label': string;
  value: string;
  onChange(text: string): void;
  help: JsonHelp;
}

/** The editor of JSON, with what the format and the project know. */
export function JsonCode({ help, onChange, ...props }: JsonCodeProps) {
  const latest = useLatest(help);
  const known = useMemo(() => jsonHelp(() => latest.current), [latest]);
  // As a text, the editor gives texts.
  return (
    <JsonEditor
      as="text"
      known={known}
      onChange={(text) => onChange(String(text ?? ''))}
      {...props}
    />
  );
}
