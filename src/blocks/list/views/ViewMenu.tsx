import Down from '@ant-design/icons/es/icons/DownOutlined';
import { Button, type MenuProps } from 'antd';
import { useState } from 'react';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import { texts } from '../../../runtime/locale/index.ts';
import { LazyDropdown } from '../LazyDropdown.tsx';
import type { SavedView } from '../../../schema/protocol.ts';
import { useViewActions, type ViewActions, type ViewOptions } from './useViewActions.ts';
import './views.css';

const ViewDialog = lazyPart(async () => (await import('./ViewDialog.tsx')).ViewDialog, {
  dismiss: ({ onClosed }) => onClosed(),
});

/** What the dialog is open for: a new view, or another name for one. */
type Asked = 'add' | SavedView;

/**
 * The views of a list behind a button that names the present one, with what can be done with it.
 */
export function ViewMenu(options: ViewOptions) {
  const actions = useViewActions(options);
  const { current, isChanged, error, reload } = actions;
  const [asked, setAsked] = useState<Asked>();
  const name = current?.name ?? texts.views.pagesOwn;
  const label = isChanged ? texts.views.changedView(name) : texts.views.view(name);
  if (error !== undefined)
    return (
      <Button type="text" danger onClick={reload} title={error}>
        {texts.views.failed}
      </Button>
    );
  return (
    <>
      <LazyDropdown menu={() => menuOf(actions, setAsked)}>
        <Button type="text" aria-label={label} title={label} loading={actions.loading}>
          <span className="pl-view-name">{name}</span>
          {isChanged && <span className="pl-view-changed" aria-hidden />}
          <Down />
        </Button>
      </LazyDropdown>
      {asked && (
        <ViewDialog
          view={asked === 'add' ? undefined : asked}
          mayShare={actions.mayShare}
          onSave={(input) => (asked === 'add' ? actions.add(input) : actions.rename(asked, input))}
          onClosed={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

type Items = NonNullable<MenuProps['items']>;
const pagesKey = 'pages';

/** The views, those of the person before those that are shared, and what can be done. */
function menuOf(actions: ViewActions, ask: (asked: Asked) => void): MenuProps {
  const { views, current, choose } = actions;
  const items = (shared: boolean): Items =>
    views
      .filter(({ isShared }) => isShared === shared)
      .map((view) => ({
        key: view.viewId,
        label: labelOf(view),
        onClick: () => choose(view),
      }));
  const group = (label: string, children: Items): Items =>
    children.length > 0 ? [{ type: 'group', label, children }] : [];
  return {
    selectable: true,
    selectedKeys: [current?.viewId ?? pagesKey],
    className: 'pl-view-menu',
    items: [
      { key: pagesKey, label: texts.views.pagesOwn, onClick: () => choose(undefined) },
      ...group(texts.views.own, items(false)),
      ...group(texts.views.shared, items(true)),
      { type: 'divider' },
      ...doings(actions, ask),
    ],
  };
}

function labelOf({ name, isDefault, isOwn, isShared, ownerName }: SavedView): string {
  const whose = isShared && !isOwn && ownerName ? texts.views.of(name, ownerName) : name;
  return isDefault ? texts.views.isDefault(whose) : whose;
}

function doings(actions: ViewActions, ask: (asked: Asked) => void): Items {
  const { current, isChanged, views } = actions;
  const hasDefault = views.some(({ isDefault }) => isDefault);
  const add = { key: '#add', label: texts.views.add, onClick: () => ask('add') };
  if (!current)
    return [
      add,
      ...(hasDefault
        ? [{ key: '#open', label: texts.views.open, onClick: () => void actions.open(undefined) }]
        : []),
    ];
  const { isChangeable, isDefault } = current;
  return [
    ...(isChanged && isChangeable
      ? [{ key: '#save', label: texts.views.save, onClick: () => void actions.save() }]
      : []),
    add,
    ...(isChanged
      ? [{ key: '#discard', label: texts.views.discard, onClick: actions.discard }]
      : []),
    {
      key: '#open',
      label: isDefault ? texts.views.openNot : texts.views.open,
      onClick: () => void actions.open(isDefault ? undefined : current),
    },
    ...(isChangeable
      ? [
          { key: '#rename', label: texts.views.rename, onClick: () => ask(current) },
          {
            key: '#remove',
            label: texts.views.remove,
            danger: true,
            onClick: () => actions.remove(current),
          },
        ]
      : []),
  ];
}
