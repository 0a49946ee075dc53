import { useMemo } from 'react';
import { blockGroups, type AnyBlockDefinition, type BlockExample } from '../schema/block.ts';
import { RuntimeHostContext, useRuntimeHost } from '../runtime/host.ts';
import { PageRuntime } from '../runtime/index.ts';
import { texts } from '../runtime/locale/index.ts';
import { Icon } from '../widgets/icons/index.ts';
import { exampleHost, exampleRoute, statesOf, type ExampleState } from './exampleHost.ts';
import './gallery.css';

type Group = keyof typeof blockGroups;

/** All blocks with their examples in every state: for people who choose one, and for tests of how they look. */
export function BlockGallery({ definitions }: { definitions: readonly AnyBlockDefinition[] }) {
  return (
    <div className="pl-gallery">
      {(Object.keys(blockGroups) as Group[]).map((group) => (
        <section key={group} aria-labelledby={`gallery-blocks-${group}`}>
          <h2 id={`gallery-blocks-${group}`}>{blockGroups[group]}</h2>
          {definitions
            .filter((definition) => definition.group === group)
            .map((definition) => (
              <BlockExamples key={definition.name} definition={definition} />
            ))}
        </section>
      ))}
    </div>
  );
}

function BlockExamples({ definition }: { definition: AnyBlockDefinition }) {
  const { name, label, icon, doc, examples } = definition;
  return (
    <article className="pl-panel" aria-labelledby={`gallery-block-${name}`} data-block={name}>
      <h3 id={`gallery-block-${name}`}>
        <Icon name={icon} /> {label} <code>{name}</code>
      </h3>
      <p className="pl-secondary" lang="en">
        {doc}
      </p>
      {examples.map((example) => (
        <section key={example.label} aria-label={`${label} ${example.label}`}>
          <h4>{example.label}</h4>
          {statesOf(example).map((state) => (
            <Example key={state} example={example} state={state} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Example({ example, state }: { example: BlockExample; state: ExampleState }) {
  const host = useRuntimeHost();
  const own = useMemo(() => exampleHost(host, example, state), [host, example, state]);
  return (
    <div className="pl-gallery-block" data-state={state}>
      {statesOf(example).length > 1 && (
        <p className="pl-secondary">{texts.gallery.states[state]}</p>
      )}
      <RuntimeHostContext value={own}>
        <PageRuntime id="example" route={exampleRoute} />
      </RuntimeHostContext>
    </div>
  );
}
