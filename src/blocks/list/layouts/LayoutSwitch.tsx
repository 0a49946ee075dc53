import Apartment from '@ant-design/icons/es/icons/ApartmentOutlined';
import Appstore from '@ant-design/icons/es/icons/AppstoreOutlined';
import Calendar from '@ant-design/icons/es/icons/CalendarOutlined';
import Project from '@ant-design/icons/es/icons/ProjectOutlined';
import Table from '@ant-design/icons/es/icons/TableOutlined';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useRoom } from '../../../runtime/core/room.ts';
import { useEvaluate } from '../../../runtime/core/scope.ts';
import type { ListStore } from '../state/listState.ts';
import { texts } from './texts.ts';
import type { LayoutPlan } from './plan.ts';
import './switch.css';

interface Props {
  store: ListStore;
  layouts: readonly LayoutPlan[];
  /** The one on show. */
  layout: LayoutPlan | undefined;
}

const icons: Readonly<Record<LayoutPlan['type'], ReactNode>> = {
  table: <Table />,
  tree: <Apartment />,
  gallery: <Appstore />,
  kanban: <Project />,
  calendar: <Calendar />,
};

/** Chooses how the rows of a list are arranged; on phones by icons alone. */
export function LayoutSwitch({ store, layouts, layout }: Props) {
  const evaluate = useEvaluate();
  const isNarrow = useRoom('narrow');
  return (
    <Segmented
      className="pl-layouts"
      aria-label={texts.layouts.layout}
      value={layout?.key ?? ''}
      options={layouts.map(({ key, type, label }) => {
        const text = evaluate.text(label) || texts.layouts.types[type];
        return {
          value: key,
          icon: icons[type],
          title: text,
          label: isNarrow ? <span className="visually-hidden">{text}</span> : text,
        };
      })}
      onChange={(key) => {
        const chosen = layouts.find((one) => one.key === key);
        store.arrange(
          chosen === layouts[0] ? undefined : key,
          layout?.loadsItself === true || chosen?.loadsItself === true,
        );
      }}
    />
  );
}
