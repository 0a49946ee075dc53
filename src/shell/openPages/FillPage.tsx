import { Button, Result, Skeleton } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { publicFormPath } from '../../protocol/addresses.ts';
import { protocol } from '../../protocol/index.ts';
import { StepsContext } from '../../runtime/action/step.ts';
import { RuntimeHostContext, type Http, type RuntimeHost } from '../../runtime/host.ts';
import { CompiledPage } from '../../runtime/page/PageRuntime.tsx';
import { hashText } from '../../schema/bundle/bundle.ts';
import { steps } from '../../steps/index.ts';
import { texts } from '../locale/index.ts';
import { fillingPage, type GivenForm } from './fillingPage.ts';
import styles from './fill.module.css';
import { useVisitorHost } from './useVisitorHost.ts';

/** What the server answers of a link: the form, or why it cannot be filled in now. */
type Given = GivenForm | { title: string; closed: string };

const nothing = () => undefined;

/** A form that anybody fills in who has the link. */
export function FillPage() {
  return (
    <div className={styles.sheet}>
      <Visit />
    </div>
  );
}

function Visit() {
  const { token = '' } = useParams();
  const url = `${publicFormPath}/${encodeURIComponent(token)}`;
  const host = useVisitorHost();
  const { given, failure, again } = useGiven(host.http, url);
  const [isDone, setDone] = useState(false);
  if (failure !== undefined)
    return (
      <Result
        status="warning"
        title={failure}
        extra={<Button onClick={again}>{texts.fill.retry}</Button>}
      />
    );
  if (!given) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (isDone) return <Result status="success" title={texts.fill.done} subTitle={given.title} />;
  if ('closed' in given)
    return <Result status="info" title={given.title} subTitle={given.closed} />;
  return <Filling given={given} url={url} host={host} onDone={() => setDone(true)} />;
}

function Filling({
  given,
  url,
  host,
  onDone,
}: {
  given: GivenForm;
  url: string;
  host: RuntimeHost;
  onDone(): void;
}) {
  const own = useMemo(
    () => ({ ...host, http: reportingTaken(host.http, url, onDone) }),
    [host, url, onDone],
  );
  const bundle = useMemo(() => {
    const page = fillingPage(given, url, {
      submit: texts.fill.submit,
      captcha: texts.fill.captcha,
    });
    return { page, models: {}, problems: [], hash: hashText(JSON.stringify(page)) };
  }, [given, url]);
  const route = useMemo(
    () => ({
      path: url,
      query: {},
      navigate: nothing,
      back: nothing,
      setQuery: nothing,
      setDirty: nothing,
    }),
    [url],
  );
  return (
    <RuntimeHostContext value={own}>
      <StepsContext value={steps}>
        <h2>{given.title}</h2>
        <CompiledPage id="fill" bundle={bundle} route={route} />
      </StepsContext>
    </RuntimeHostContext>
  );
}

/** The client, which says when the form was taken. */
const reportingTaken = (http: Http, url: string, onDone: () => void): Http => ({
  ...http,
  download: (options, filename) => http.download(options, filename),
  async request(options) {
    const answer = await http.request(options);
    if (options.method === 'POST' && options.url === url) onDone();
    return answer;
  },
});

function useGiven(http: Http, url: string) {
  const [state, setState] = useState<{ given?: Given; failure?: string }>({});
  const again = useCallback(() => {
    setState({});
    http.request({ url, quiet: true }).then(
      (answer) => setState({ given: protocol.answers.result(answer) as Given }),
      (error: unknown) => setState({ failure: (error as Error).message }),
    );
  }, [http, url]);
  useEffect(again, [again]);
  return { ...state, again };
}
