import { useMemo, useState } from 'react';
import { CompiledPage } from '../../runtime/page/PageRuntime.tsx';
import { RuntimeHostContext, useRuntimeHost } from '../../runtime/host.ts';
import { canvasHost, canvasRoute } from '../canvas/canvasHost.ts';
import { drawnForm } from '../document/formAlone.ts';
import { drawnAs, useCanvasBundle } from '../canvas/drawnPage.ts';
import type { Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';

/** A version of the page; undefined: it cannot be read, or there was none. */
interface Version {
  label: string;
  document: unknown;
}

interface Props {
  versions: readonly Version[];
  /** The place that it is about: within a form, that form is drawn instead of the page. */
  at?: Path;
}

/** Versions of the page, drawn beside each other once they are asked for. */
export function SideBySide({ versions, at = wholePage }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="pl-sides" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{designerTexts().publish.sideBySide}</summary>
      {isOpen && (
        <div className="pl-sides-drawn">
          {versions.map((version) => (
            <Drawn key={version.label} {...version} at={at} />
          ))}
        </div>
      )}
    </details>
  );
}

const wholePage: Path = [];

function Drawn({ label, document, at }: Version & { at: Path }) {
  const { project } = useDesigner();
  const id = useDesignerState((state) => state.id);
  const outer = useRuntimeHost();
  const { readOnly, publish } = designerTexts();
  const host = useMemo(() => canvasHost(outer, () => readOnly), [outer, readOnly]);
  const page = useMemo(
    () => (document === undefined ? undefined : drawnAs(document, id, project).page),
    [document, id, project],
  );
  const bundle = useCanvasBundle(page, drawnForm(page, at));
  const route = useMemo(() => canvasRoute(id), [id]);
  return (
    <figure className="pl-sides-version">
      <figcaption>{label}</figcaption>
      {bundle ? (
        <div className="pl-sides-page" inert>
          <RuntimeHostContext value={host}>
            <CompiledPage id={id} bundle={bundle} route={route} />
          </RuntimeHostContext>
        </div>
      ) : (
        <p className="pl-design-note">{publish.notDrawn}</p>
      )}
    </figure>
  );
}
