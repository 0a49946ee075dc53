import { memo, useMemo, useState } from 'react';
import { RuntimeHostContext, useRuntimeHost, type RuntimeHost } from '../../../runtime/host.ts';
import { TypingPauseContext } from '../../../runtime/form/view/context.ts';
import { CompiledPage } from '../../../runtime/page/PageRuntime.tsx';
import { canvasRoute } from '../../canvas/canvasHost.ts';
import { designerTexts } from '../../locale/index.ts';
import type { PanelMember } from '../members.ts';
import { fieldNameOf, panelPage, setMemberAction } from '../panelPage.ts';

const route = canvasRoute('panel');

/** Members that controls edit: a page of our own, drawn by the runtime. */
export const MemberForm = memo(function MemberForm({
  members,
  onChange,
}: {
  members: readonly PanelMember[];
  /** Somebody has entered something for a member, as it is shown. */
  onChange(member: PanelMember, entered: unknown): void;
}) {
  const host = useRuntimeHost();
  const texts = designerTexts();
  const customActions = useMemo<RuntimeHost['customActions']>(
    () => ({
      [setMemberAction]: async ({ field, value: entered }) => {
        const member = members.find((one) => fieldNameOf(one) === field);
        if (member) onChange(member, entered);
      },
    }),
    [members, onChange],
  );
  // Nothing in the panel depends on who looks at it, and nothing may make it be compiled anew: the
  // form would show again what it began with.
  const [viewer] = useState(host.viewer);
  const own = useMemo(() => ({ ...host, viewer, customActions }), [host, viewer, customActions]);
  const bundle = useMemo(() => {
    const hash = members.map(fieldNameOf).join(' ');
    return { page: panelPage(members, texts), models: {}, problems: [], hash };
  }, [members, texts]);
  const waits = useMemo(() => {
    // A text for each of several may be the last one that is taken away: the panel changes then.
    const atOnce = members.filter(({ control, keys }) => control.isAtOnce && keys.length === 1);
    const followed = new Set(atOnce.map(fieldNameOf));
    return (field: string) => !followed.has(field);
  }, [members]);
  return (
    <RuntimeHostContext value={own}>
      <TypingPauseContext value={waits}>
        <CompiledPage id="panel" route={route} bundle={bundle} />
      </TypingPauseContext>
    </RuntimeHostContext>
  );
});
