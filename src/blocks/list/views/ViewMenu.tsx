import Down from '@ant-design/icons/es/icons/DownOutlined';
import { Button, type MenuProps } from 'antd';
import { useState } from 'react';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import { lateTexts } from '../../../runtime/locale/late/index.ts';
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
  const name = current?.name ?? lateTexts.views.pagesOwn;
  const label = isChanged ? lateTexts.views.changedView(name) : lateTexts.views.view(name);
  if (error !== undefined)
    return (
      <Button type="text" danger onClick={reload} title={error}>
        {lateTexts.views.failed}
      </Button>
    );
  return (
    <>
      <LazyDropdown menu={() => menuOf(actions, setAsked)}>
        <Button type="text" aria-label={label} title={label}>
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
  const { views, current, choose, loading } = actions;
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
      { key: pagesKey, label: lateTexts.views.pagesOwn, onClick: () => choose(undefined) },
      // What the list will show is not known yet: it cannot be kept either.
      ...(loading
        ? [{ key: '#loading', label: lateTexts.views.loading, disabled: true }]
        : [
            ...group(lateTexts.views.own, items(false)),
            ...group(lateTexts.views.shared, items(true)),
            { type: 'divider' as const },
            ...doings(actions, ask),
          ]),
    ],
  };
}

function labelOf({ name, isDefault, isOwn, isShared, ownerName }: SavedView): string {
  const whose = isShared && !isOwn && ownerName ? lateTexts.views.of(name, ownerName) : name;
  return isDefault ? lateTexts.views.isDefault(whose) : whose;
}

function doings(actions: ViewActions, ask: (asked: Asked) => void): Items {
  const { current, isChanged, views } = actions;
  const hasDefault = views.some(({ isDefault }) => isDefault);
  const add = { key: '#add', label: lateTexts.views.add, onClick: () => ask('add') };
  if (!current)
    return [
      add,
      ...(hasDefault
        ? [
            {
              key: '#open',
              label: lateTexts.views.open,
              onClick: () => void actions.open(undefined),
            },
          ]
        : []),
    ];
  const { isChangeable, isDefault } = current;
  return [
    ...(isChanged && isChangeable
      ? [{ key: '#save', label: lateTexts.views.save, onClick: () => void actions.save() }]
      : []),
    add,
    ...(isChanged
      ? [{ key: '#discard', label: lateTexts.views.discard, onClick: actions.discard }]
      : []),
    {
      key: '#open',
      label: isDefault ? lateTexts.views.openNot : lateTexts.views.open,
      onClick: () => void actions.open(isDefault ? undefined : current),
    },
    ...(isChangeable
      ? [
          { key: '#rename', label: lateTexts.views.rename, onClick: () => ask(current) },
          {
            key: '#remove',
            label: lateTexts.views.remove,
            danger: true,
            onClick: () => actions.remove(current),
          },
        ]
      : []),
  ];
}
