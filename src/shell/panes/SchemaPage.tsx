import { StepsContext } from '../../runtime/action/step.ts';
import { RuntimeHostContext, type PageRoute } from '../../runtime/host.ts';
import { PageRuntime } from '../../runtime/index.ts';
import { steps } from '../../steps/index.ts';
import { PageNews } from './PageNews.tsx';
import { usePageHost, type PageHostOptions } from './usePageHost.ts';

interface SchemaPageProps extends PageHostOptions {
  pageId: string;
  route: PageRoute;
}

/** A page made from its schema: the runtime with the application that holds it. */
export default function SchemaPage({ pageId, route, ...options }: SchemaPageProps) {
  const host = usePageHost(options);
  return (
    <RuntimeHostContext value={host}>
      <StepsContext value={steps}>
        <PageNews pageId={pageId} path={route.path} />
        <PageRuntime id={pageId} route={route} />
      </StepsContext>
    </RuntimeHostContext>
  );
}
