import { Skeleton } from 'antd';
import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '../../parts/lazyPart.tsx';

/** A block whose code comes when it is first drawn, with grey lines in its place meanwhile. */
export const lazyBlock = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => lazyPart(load, { waiting: <Skeleton active /> });
