import { ConfigProvider, Segmented, Tabs } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { CompiledPage } from '../../runtime/page/PageRuntime.tsx';
import { TypingPauseContext } from '../../runtime/form/view/context.ts';
import { RuntimeHostContext, useRuntimeHost, type RuntimeHost } from '../../runtime/host.ts';
import { canvasRoute } from '../canvas/canvasHost.ts';
import { samePath, toPointer, type Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { definitionOf, objectSchema, schemaOfPlace } from '../outline/parts.ts';
import { RuleField } from '../rules/RuleField.tsx';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { changeMember, type PanelPart } from './changeMember.ts';
import { NameField } from './NameField.tsx';
import { OtherWay } from './OtherWay.tsx';
import { memberGroups, membersOf, type MemberGroup, type RuleMember } from './members.ts';
import { PartActions } from './PartActions.tsx';
import { PartJson } from './PartJson.tsx';
import { fieldNameOf, panelPage, setMemberAction } from './panelPage.ts';
import { SeveralParts } from './SeveralParts.tsx';
import { useSought } from './useSought.ts';
import './panel.css';

const route = canvasRoute('panel');

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
  return <PanelOf key={`${outside} ${toPointer(path)}`} path={path} />;
}

function PanelOf({ path }: { path: Path }) {
  const { store, project } = useDesigner();
  const texts = designerTexts();
  const [part] = useState<PanelPart | undefined>(() => partAt(store.document(), path));
  const tab = useDesignerState((state) => state.panelTab);
  if (!part) return <p className="pl-design-note">{texts.noMembers}</p>;
  const members = membersOf(part.schema, { document: store.document(), path, project }, texts);
  const groups = memberGroups.filter((one) => members.some(({ group }) => group === one));
  const shown = groups.find((one) => one === tab) ?? groups[0];
  return (
    <>
      {!samePath(path, store.root) && <NameField path={path} />}
      <Tabs
        size="small"
        activeKey={shown ?? ''}
        destroyOnHidden
        onChange={(panelTab) => store.setState({ panelTab })}
        items={groups.map((key) => ({
          key,
          label: texts.groups[key],
          children: key === shown && <GroupOf part={part} group={key} />,
        }))}
      />
    </>
  );
}

/** Members of a group: a page of our own, drawn by the runtime. */
function GroupOf({ part, group }: { part: PanelPart; group: MemberGroup }) {
  const { store, project } = useDesigner();
  const host = useRuntimeHost();
  const texts = designerTexts();
  const change = useCallback(
    (field: string, value: unknown) => changeMember({ store, project, texts }, part, field, value),
    [part, store, project, texts],
  );
  const customActions = useMemo<RuntimeHost['customActions']>(
    () => ({ [setMemberAction]: async ({ field, value }) => change(String(field), value) }),
    [change],
  );
  // Nothing in the panel depends on who looks at it, and nothing may make it be compiled anew: the
  // form would show again what it began with.
  const [viewer] = useState(host.viewer);
  const own = useMemo(() => ({ ...host, viewer, customActions }), [host, viewer, customActions]);
  const { bundle, rules, waits } = useMemo(() => {
    const site = { document: store.document(), path: part.path, project };
    const members = membersOf(part.schema, site, texts).filter((one) => one.group === group);
    const plain = members.filter((one) => 'control' in one);
    const page = plain.length > 0 ? panelPage(plain, texts) : undefined;
    // A text for each of several may be the last one that is taken away: the panel changes then.
    const atOnce = plain.filter(({ control, keys }) => control.isAtOnce && keys.length === 1);
    const followed = new Set(atOnce.map(fieldNameOf));
    return {
      waits: (field: string) => !followed.has(field),
      bundle: page && { page, models: {}, problems: [], hash: group },
      rules: members.filter((one): one is RuleMember => !('control' in one)),
    };
  }, [part, group, store, project, texts]);
  return (
    <ConfigProvider componentSize="small">
      {bundle && (
        <RuntimeHostContext value={own}>
          <TypingPauseContext value={waits}>
            <CompiledPage id="panel" route={route} bundle={bundle} />
          </TypingPauseContext>
        </RuntimeHostContext>
      )}
      {rules.map((member) => (
        <RuleField
          key={fieldNameOf(member)}
          path={part.path}
          member={member}
          onChange={(value) => change(fieldNameOf(member), value)}
        />
      ))}
      <OtherWay part={part} group={group} />
    </ConfigProvider>
  );
}

/** The part at a place that has members; undefined: a list, or free JSON. */
function partAt(document: unknown, path: Path): PanelPart | undefined {
  if (!existsAt(document, path)) return undefined;
  const declared = schemaOfPlace(document, path);
  const value = valueAt(document, path);
  const schema = declared && objectSchema(declared, value);
  if (!declared || !schema?.properties || Array.isArray(value)) return undefined;
  const { anyOf = [] } = definitionOf(declared).schema;
  const isNamed = anyOf.some((branch) => definitionOf(branch).schema.type === 'string');
  return { path, schema, isNamed };
}
