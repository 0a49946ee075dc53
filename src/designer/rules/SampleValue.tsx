import { useEffect, useMemo, useState } from 'react';
import { recordsIn } from '../../runtime/data/result.ts';
import { useRuntimeHost, type Http, type RuntimeHost } from '../../runtime/host.ts';
import type { Model } from '../../schema/generated/types.gen.ts';
import { defaultOperations } from '../../schema/record/operations.ts';
import { modelAtPlace } from '../document/models.ts';
import type { Path } from '../document/path.ts';
import { useDesigner, useDocument } from '../state/context.ts';
import { ruleTexts } from './locale/index.ts';
import { firstOf, sampleValue, writtenValue, type Sample } from './sample.ts';

/** What an expression gives with the first record of the model at its place. */
export function SampleValue({ source, path }: { source: string; path: Path }) {
  const { project } = useDesigner();
  const host = useRuntimeHost();
  const document = useDocument();
  const model = modelAtPlace(document, path, project);
  const record = useFirstRecord(model);
  const sample = useMemo(
    () => record && model && sampleOf(record, model, host),
    [record, model, host],
  );
  const result = useMemo(
    () => (sample && source.trim() !== '' ? sampleValue(source, sample) : undefined),
    [sample, source],
  );
  if (!result || !model || !record) return null;
  const texts = ruleTexts();
  const said =
    result.state === 'value'
      ? texts.sample.value(writtenValue(result.value))
      : result.state === 'absent'
        ? texts.sample.absent(result.names.map(texts.root).join(texts.sample.and))
        : texts.sample.failed;
  const title = String(record[model.labelField ?? model.key] ?? record[model.key]);
  return (
    <p className="pl-design-note" aria-live="polite">
      {texts.sample.with(model.label, title)}
      {said}
    </p>
  );
}

const sampleOf = (
  record: Sample['record'],
  model: Model,
  { features, viewer, protocol, serverNow }: RuntimeHost,
): Sample => {
  const { permissions: _permissions, roles, ...user } = viewer;
  const { rights, hoursAhead } = protocol;
  return {
    record,
    key: record[model.key],
    outer: { features, user: { ...user, roles: [...roles] } },
    host: {
      hasPermi: (permission) => rights.hasPermission(viewer, permission),
      hasRole: (role) => rights.hasRole(viewer, role),
      now: serverNow,
      hoursAhead,
    },
  };
};

/** First records by the address of their model; each is asked for once. */
const asked = new WeakMap<Http, Map<string, Promise<Sample['record'] | undefined>>>();

/** The first record of a model; undefined: there is none, or it cannot be read. */
function useFirstRecord(model: Model | undefined): Sample['record'] | undefined {
  const { http, protocol } = useRuntimeHost();
  const [found, setFound] = useState<{ path: string; record: Sample['record'] | undefined }>();
  const isListed = model && (model.operations ?? defaultOperations).includes('list');
  const path = isListed ? model.path : undefined;
  useEffect(() => {
    if (path === undefined) return undefined;
    let isActive = true;
    const known = asked.get(http) ?? new Map<string, Promise<Sample['record'] | undefined>>();
    asked.set(http, known);
    const params = protocol.lists.params({
      values: {},
      ranges: [],
      order: [],
      page: { number: 1, size: 1 },
    });
    const record =
      known.get(path) ??
      http
        .request({ ...protocol.resources.list(path), params, quiet: true })
        .then((answer) => firstOf(recordsIn(protocol, answer)))
        // Without a sample nothing is said of it.
        .catch(() => undefined);
    known.set(path, record);
    void record.then((one) => isActive && setFound({ path, record: one }));
    return () => {
      isActive = false;
    };
  }, [http, protocol, path]);
  return found?.path === path ? found?.record : undefined;
}
