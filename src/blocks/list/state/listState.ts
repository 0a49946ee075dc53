import type { Values } from '../../../schema/compile/plan.ts';
import { Store } from '../../../runtime/core/store.ts';
import type { Row } from '../table/rows.ts';
import type { SearchState } from './search.ts';

/** Everything a list shows that is not a check mark. */
export interface ListState {
  search: SearchState;
  rows: Row[];
  /** To which search the rows are the answer, and to which page and order of it. */
  answered: { search: string; place: string };
  total: number;
  /** Sums over all that the search finds, as decimal texts by field. */
  sums?: Readonly<Record<string, string>>;
  /** The server gave only so many rows of a list without pages. */
  limit?: number | undefined;
  loading: boolean;
  /** false until the first answer. */
  loaded: boolean;
  error?: string | undefined;
  /** Counts the requests to load again although nothing else changed. */
  reloads: number;
  /**
   * The view that it is to be shown in, for which the rows wait: its id, or '' for the one in which
   * it opens for the person.
   */
  asked?: string | undefined;
  /** The query of the view that it waited for: it came when nobody had just asked for it. */
  awaited?: Values;
  /** People keep views of it, and the server knows them. */
  hasViews: boolean;
}

export class ListStore extends Store<ListState> {
  /** @param views whether people keep views of it, and the one that it is to be shown in */
  constructor(
    search: SearchState,
    { hasViews, asked }: Pick<ListState, 'asked' | 'hasViews'> = { hasViews: false },
  ) {
    super({
      search,
      hasViews,
      asked,
      rows: [],
      answered: { search: '', place: '' },
      total: 0,
      loading: true,
      loaded: false,
      reloads: 0,
    });
  }

  /** Loads again, by a new search or the same. */
  reload(search?: Partial<SearchState>): void {
    if (search) this.change(search);
    this.setState(({ reloads }) => ({ reloads: reloads + 1 }));
  }

  /** Shows the rows in another layout, by its key. @param waits those on show are not its rows */
  arrange(layout: string | undefined, waits: boolean): void {
    this.setState(({ search, loaded }) => ({
      search: { ...search, layout, at: undefined, page: 1 },
      asked: undefined,
      loaded: loaded && !waits,
    }));
  }

  /**
   * Another search, page or order; loaded when it is another one. Who asks for it does not wait for
   * a view any more, which would replace it.
   */
  change(search: Partial<SearchState>): void {
    this.setState((state) => ({ search: { ...state.search, ...search }, asked: undefined }));
  }
}

/** Last page of a paged list. */
export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));
