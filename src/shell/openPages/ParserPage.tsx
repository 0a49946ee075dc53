import { Parser } from '../../designer/freeForm/Parser.tsx';
import { RuntimeHostContext } from '../../runtime/host.ts';
import { useVisitorHost } from './useVisitorHost.ts';

/** Forms drawn from JSON, for everybody. */
export function ParserPage() {
  return (
    <RuntimeHostContext value={useVisitorHost()}>
      <Parser />
    </RuntimeHostContext>
  );
}
