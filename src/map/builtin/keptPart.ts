/** Loads a part once for all; one that did not come (undefined) is asked for again. */
export function keptPart<T, R>(
  load: () => Promise<T | undefined>,
  make: (loaded: T) => R,
): () => Promise<R | undefined> {
  let loading: Promise<R | undefined> | undefined;
  return () => {
    loading ??= load().then((loaded) => {
      if (loaded !== undefined) return make(loaded);
      loading = undefined;
      return undefined;
    });
    return loading;
  };
}
