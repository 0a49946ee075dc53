/**
 * The package types its icons only at its root; imported one by one from there they would come as
 * CommonJS.
 */
declare module '@ant-design/icons/es/icons/*' {
  import type { ComponentType } from 'react';
  import type { AntdIconProps } from '@ant-design/icons/lib/components/AntdIcon';

  const Icon: ComponentType<AntdIconProps>;
  export default Icon;
}
