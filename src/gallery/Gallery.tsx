import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../widgets/icons/index.ts';
import { explained, titled } from '../widgets/locale/explained.ts';
import './gallery.css';

/** What the gallery shows of a definition beside its examples. */
interface Definition {
  name: string;
  label: string;
  icon: string;
  group: string;
  doc: string;
  examples: readonly { label: string }[];
}

/** An example, and the definition that it is of. */
export interface ExampleProps<Shown extends Definition> {
  definition: Shown;
  example: Shown['examples'][number];
}

interface Props<Shown extends Definition> {
  kind: 'widget' | 'block';
  /** Groups in their order, with their names. */
  groups: Readonly<Record<Shown['group'], string>>;
  definitions: readonly Shown[];
  /** Draws one example of a definition. */
  Example: ComponentType<ExampleProps<Shown>>;
}

/**
 * Definitions by group, each with its examples: for people who choose one, and for tests of how
 * they look.
 */
export function Gallery<Shown extends Definition>({
  kind,
  groups,
  definitions,
  Example,
}: Props<Shown>) {
  return (
    <div className="pl-gallery">
      {Object.entries<string>(groups)
        .map(([group, groupLabel]) => ({
          group,
          groupLabel,
          shown: definitions.filter((definition) => definition.group === group),
        }))
        .filter(({ shown }) => shown.length > 0)
        .map(({ group, groupLabel, shown }) => (
          <section key={group} aria-labelledby={`gallery-${kind}s-${group}`}>
            <h2 id={`gallery-${kind}s-${group}`}>{titled(groupLabel)}</h2>
            {shown.map((definition) => (
              <Entry key={definition.name} kind={kind} definition={definition}>
                {definition.examples.map((example) => (
                  <section
                    key={example.label}
                    aria-label={`${titled(definition.label)} ${example.label}`}
                  >
                    <h4>{example.label}</h4>
                    <Example definition={definition} example={example} />
                  </section>
                ))}
              </Entry>
            ))}
          </section>
        ))}
    </div>
  );
}

interface EntryProps {
  kind: string;
  definition: Definition;
  children: ReactNode;
}

function Entry({ kind, definition: { name, label, icon, doc }, children }: EntryProps) {
  const heading = `gallery-${kind}-${name}`;
  const purpose = explained(doc);
  return (
    <article className="pl-panel" aria-labelledby={heading} {...{ [`data-${kind}`]: name }}>
      <h3 id={heading}>
        <Icon name={icon} /> {titled(label)} <code>{name}</code>
      </h3>
      <p className="pl-secondary" lang={purpose === doc ? 'en' : undefined}>
        {purpose}
      </p>
      {children}
    </article>
  );
}
