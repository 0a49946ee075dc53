import { optionalPart } from '../../parts/load.ts';

/** Fetches a part once for all; one that did not come (undefined) is asked for again. */
export function keptPart<T, R>(
  load: () => Promise<T>,
  make: (loaded: T) => R,
): () => Promise<R | undefined> {
  let loading: Promise<R | undefined> | undefined;
  return () => {
    loading ??= optionalPart(load).then((loaded) => {
      if (loaded === undefined) loading = undefined;
      return loaded && make(loaded);
    });
    return loading;
  };
}
