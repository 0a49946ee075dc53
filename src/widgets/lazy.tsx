import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A component that is loaded when it is first drawn, with a stand-in of the height of a control: nothing around it
 * disappears or moves meanwhile. height: that of the piece in pixels, when it is not that of a control.
 */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>, height?: number): ComponentType<Props> {
  // React.lazy wants to know the props at once; they are those of the loaded component.
  const Loaded = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return function LazyPiece(props: Props) {
    return <Suspense fallback={<span className="pl-widget-waiting" style={height === undefined ? undefined : { minHeight: height }} aria-busy />}><Loaded {...props} /></Suspense>;
  };
}
