import { FormOpenContext } from '../../runtime/form/view/context.ts';
import type { PageBundle } from '../../runtime/host.ts';
import { BlockFrameContext } from '../../runtime/page/Blocks.tsx';
import { CompiledPage } from '../../runtime/page/PageRuntime.tsx';
import { frameBlock } from '../canvas/frameBlock.tsx';
import { useDesignerState } from '../state/context.ts';
import type { LivePage } from './live.ts';
import { LiveProbe } from './LiveProbe.tsx';
import { usePreviewRoute } from './usePreviewRoute.ts';

/** The page at an address of its own, which reports what its conditions read. */
export function PreviewedPage({ bundle, live }: { bundle: PageBundle; live: LivePage }) {
  const id = useDesignerState((state) => state.id);
  const route = usePreviewRoute(id);
  return (
    <BlockFrameContext value={frameBlock}>
      <FormOpenContext value={live.open}>
        <CompiledPage id={id} bundle={bundle} route={route}>
          <LiveProbe live={live} />
        </CompiledPage>
      </FormOpenContext>
    </BlockFrameContext>
  );
}
