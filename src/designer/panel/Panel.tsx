import { ConfigProvider, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { samePath, toPointer, type Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import type { PanelPart } from './changeMember.ts';
import { NameField } from './NameField.tsx';
import { RequestTry } from '../values/RequestTry.tsx';
import { OtherWay } from './OtherWay.tsx';
import { DrawMembersContext, type MembersProps } from './frames/drawing.ts';
import { MemberList } from './frames/MemberList.tsx';
import { MemoryContext } from './frames/memory.ts';
import type { MemberGroup } from './groups.ts';
import { membersOf } from './members.ts';
import { partAt } from './partAt.ts';
import { PartActions } from './PartActions.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { PartJson } from './PartJson.tsx';
import { SeveralParts } from './SeveralParts.tsx';
import { useSought } from './useSought.ts';
import './panel.css';

/** What is chosen: its members, or all of it as JSON; of several parts what they are. */
export function Panel() {
  const { root } = useDesigner().store;
  const chosen = useDesignerState((state) => state.chosen);
  const several = useDesignerState(({ beside }) => beside.length > 0);
  const [view, setView] = useState<'members' | 'json'>('members');
  const panel = useSought();
  const texts = designerTexts();
  if (several) return <SeveralParts />;
  return (
    <div ref={panel} className="pl-design-panel">
      <div className="pl-design-panel-head">
        <Segmented
          size="small"
          value={view}
          aria-label={texts.panel}
          onChange={setView}
          options={[
            { value: 'members', label: texts.members },
            { value: 'json', label: texts.json },
          ]}
        />
        {chosen.length > root.length && <PartActions />}
      </div>
      {view === 'json' ? (
        <PartJson key={toPointer(chosen)} path={chosen} />
      ) : (
        <Members path={chosen} />
      )}
    </div>
  );
}

/** What is chosen, with all that can be said of it, in tabs. */
function Members({ path }: { path: Path }) {
  // What the panel itself has changed it shows already: drawn anew it would lose the focus.
  const outside = useDesignerState((state) => state.outside);
  const [memory] = useState(() => new Map<string, unknown>());
  return (
    <MemoryContext value={memory}>
      <PanelOf path={path} version={`${outside} ${toPointer(path)}`} />
      <RequestTry key={toPointer(path)} path={path} />
    </MemoryContext>
  );
}

/**
 * @param version another one for another part, and where the part was changed elsewhere: the
 * members are drawn anew then, and the tabs stay
 */
function PanelOf({ path, version }: { path: Path; version: string }) {
  const { store, project } = useDesigner();
  const texts = designerTexts();
  const part = useOnceFor<PanelPart | undefined>(version, () => partAt(store.document(), path));
  if (!part) return <p className="pl-design-note">{texts.noMembers}</p>;
  const members = membersOf(part.schema, { document: store.document(), path, project }, texts);
  return (
    <>
      {!samePath(path, store.root) && <NameField key={version} path={path} />}
      <PanelTabs members={members}>
        {(group) => <GroupOf key={version} part={part} group={group} />}
      </PanelTabs>
    </>
  );
}

/** What is worked out once for each version. */
function useOnceFor<T>(version: string, make: () => T): T {
  const [known, setKnown] = useState(() => ({ version, value: make() }));
  if (known.version === version) return known.value;
  const next = { version, value: make() };
  setKnown(next);
  return next.value;
}

const drawMembers = (props: MembersProps) => <MemberList {...props} />;

/** Members of a group. */
function GroupOf({ part, group }: { part: PanelPart; group: MemberGroup }) {
  const { store, project } = useDesigner();
  const texts = designerTexts();
  const members = useMemo(() => {
    const site = { document: store.document(), path: part.path, project };
    return membersOf(part.schema, site, texts).filter((one) => one.group === group);
  }, [part, group, store, project, texts]);
  return (
    <ConfigProvider componentSize="small">
      <DrawMembersContext value={drawMembers}>
        <MemberList part={part} members={members} />
        <OtherWay part={part} members={members} group={group} />
      </DrawMembersContext>
    </ConfigProvider>
  );
}
