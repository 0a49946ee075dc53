import { useMemo } from 'react';
import { blockGroups, type AnyBlockDefinition, type BlockExample } from '../schema/block.ts';
import { RuntimeHostContext, useRuntimeHost } from '../runtime/host.ts';
import { PageRuntime } from '../runtime/index.ts';
import { lateTexts } from '../runtime/locale/late/index.ts';
import { exampleHost, exampleRoute, statesOf, type ExampleState } from './exampleHost.ts';
import { Gallery, type ExampleProps, type Shown } from './Gallery.tsx';
import './gallery.css';

/** All blocks with their examples in every state. */
export function BlockGallery(props: Shown<AnyBlockDefinition>) {
  return <Gallery {...props} kind="block" groups={blockGroups} Example={States} />;
}

function States({ example }: ExampleProps<AnyBlockDefinition>) {
  return statesOf(example).map((state) => <Example key={state} example={example} state={state} />);
}

function Example({ example, state }: { example: BlockExample; state: ExampleState }) {
  const host = useRuntimeHost();
  const own = useMemo(() => exampleHost(host, example, state), [host, example, state]);
  return (
    <div className="pl-gallery-block" data-state={state}>
      {statesOf(example).length > 1 && (
        <p className="pl-secondary">{lateTexts.gallery.states[state]}</p>
      )}
      <RuntimeHostContext value={own}>
        <PageRuntime id="example" route={exampleRoute} />
      </RuntimeHostContext>
    </div>
  );
}
