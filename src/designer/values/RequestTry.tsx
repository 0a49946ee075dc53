import { Alert, Button, Select } from 'antd';
import { useRuntimeHost } from '../../runtime/host.ts';
import type { Request } from '../../schema/generated/types.gen.ts';
import { Icon } from '../../widgets/icons/index.ts';
import type { Path } from '../document/path.ts';
import { offeredAt } from '../rules/offered.ts';
import { useDesigner, useDocument } from '../state/context.ts';
import { Answer } from './Answer.tsx';
import { liveOf } from './live.ts';
import { valueTexts } from './locale/index.ts';
import { modelAddresses, requestAt } from './request.ts';
import { modelsAt, sampleScope } from './scope.ts';
import { useRequestTry } from './useRequestTry.ts';
import { useSampleRecord } from './useSampleRecord.ts';
import './values.css';

interface Props {
  path: Path;
  /** What the request is called, where it stands in a part among others. */
  label?: string;
}

/** Below the members of a request: the address of a model, and what the request answers. */
export function RequestTry(props: Props) {
  const request = requestAt(useDocument(), props.path);
  return request ? <Trial {...props} request={request} /> : null;
}

function Trial({ path, label, request }: Props & { request: Partial<Request> }) {
  const { store, project } = useDesigner();
  const { protocol } = useRuntimeHost();
  const texts = valueTexts().request;
  const scope = useTrialScope(path);
  const { tried, isTried, send } = useRequestTry(path, scope);
  const isAddressed = typeof request.url === 'string' && request.url !== '';
  const models = modelAddresses(project, protocol);
  return (
    <section
      className="pl-request"
      aria-label={label === undefined ? texts.title : texts.titleOf(label)}
    >
      <div className="pl-request-head">
        <Select
          size="small"
          showSearch
          optionFilterProp="label"
          aria-label={texts.byModel}
          placeholder={texts.byModel}
          value={models.find(({ value }) => value === request.url)?.value ?? null}
          onChange={(url) => store.edit({ type: 'set', at: [...path, 'url'], value: url })}
          options={models}
        />
        <Button
          size="small"
          icon={<Icon name="search" />}
          loading={tried.state === 'sending'}
          disabled={!isAddressed}
          onClick={() => void send(request as Request)}
        >
          {isTried ? texts.again : texts.send}
        </Button>
      </div>
      {!isAddressed && <p className="pl-design-note">{texts.noAddress}</p>}
      <div role="status">
        {tried.state === 'sending' && <p className="pl-design-note">{texts.sending}</p>}
        {tried.state === 'failed' && (
          <Alert type="error" showIcon message={texts.failed} description={tried.message} />
        )}
      </div>
      {tried.state === 'answered' && <Answer path={path} result={tried.result} />}
    </section>
  );
}

/** What a request at a place reads: the page as it stands, with a sample of each record. */
function useTrialScope(path: Path) {
  const { store, project } = useDesigner();
  const document = useDocument();
  const place = offeredAt(document, path, project)?.place;
  const models = place
    ? modelsAt(place, path)
    : { form: undefined, values: undefined, row: undefined };
  const values = useSampleRecord(models.values);
  const row = useSampleRecord(models.row);
  return () =>
    sampleScope(liveOf(store).now(), models, {
      mode: 'edit',
      values: values?.record,
      row: row?.record,
    });
}
