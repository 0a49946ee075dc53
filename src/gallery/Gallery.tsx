import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { createWatch } from '../runtime/form/view/watch.ts';
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
export interface ExampleProps<Of extends Definition> {
  definition: Of;
  example: Of['examples'][number];
}

/** What of the catalogue is shown. */
export interface Shown<Of> {
  definitions: readonly Of[];
  /** All are drawn at once; else those that are near the visible part, which is much sooner. */
  isWhole: boolean;
}

interface Props<Of extends Definition> extends Shown<Of> {
  kind: 'widget' | 'block';
  /** Groups in their order, with their names. */
  groups: Readonly<Record<Of['group'], string>>;
  /** Draws one example of a definition. */
  Example: ComponentType<ExampleProps<Of>>;
}

/**
 * Definitions by group, each with its examples: for people who choose one, and for tests of how
 * they look.
 */
export function Gallery<Of extends Definition>({
  kind,
  groups,
  definitions,
  isWhole,
  Example,
}: Props<Of>) {
  const [watch] = useState(createWatch);
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
              <Entry
                key={definition.name}
                kind={kind}
                definition={definition}
                watch={isWhole ? undefined : watch}
              >
                {definition.examples.map((example) => (
                  <section
                    key={example.label}
                    aria-label={`${titled(definition.label)} ${titled(example.label)}`}
                  >
                    <h4>{titled(example.label)}</h4>
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
  /** Says when its examples are near the visible part. */
  watch: ReturnType<typeof createWatch> | undefined;
  children: ReactNode;
}

function Entry({ kind, definition: { name, label, icon, doc }, watch, children }: EntryProps) {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const isDrawn = isNear || watch === undefined;
  useEffect(
    () => (isDrawn || !place.current ? undefined : watch(place.current, () => setNear(true))),
    [isDrawn, watch],
  );
  const heading = `gallery-${kind}-${name}`;
  const purpose = explained(doc);
  return (
    <article
      ref={place}
      className={isDrawn ? 'pl-panel' : 'pl-panel pl-gallery-later'}
      aria-labelledby={heading}
      {...{ [`data-${kind}`]: name }}
    >
      <h3 id={heading}>
        <Icon name={icon} /> {titled(label)} <code>{name}</code>
      </h3>
      <p className="pl-secondary" lang={purpose === doc ? 'en' : undefined}>
        {purpose
          .split('`')
          .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
      </p>
      {isDrawn && children}
    </article>
  );
}
