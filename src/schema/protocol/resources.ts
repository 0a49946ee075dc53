import type { Expression, Request, Values } from '../generated/types.gen.ts';

/**
 * Requests of the operations on a resource; `path` is the model's. In addresses `{key}` stands for
 * the key of the record and `{ids}` for the keys of the checked ones.
 */
export interface Resources {
  list(path: string): Request;
  /** All records as choices, where the model has the operation `optionselect`. */
  options(path: string): Request;
  load(path: string): Request;
  create(path: string): Request;
  update(path: string): Request;
  /** Changes several records at once, all or none; its body are the `rows`. */
  updateMany(path: string): Request;
  remove(path: string): Request;
  /** Moves the checked records to another state. */
  transition(path: string, name: string): Request;
  /** The moves of the record between its states, the newest first. */
  history(path: string): Request;
  /** What was published of a record, where the model has versions. */
  versions(path: string): Request;
  /** One of those; `{number}` stands for its number. */
  version(path: string): Request;
  /** Figures over the records that a search finds, as the model declares them. */
  aggregate(path: string, name: string): Request;
  /** Values of a field, each once, as the model declares it. */
  distinct(path: string, field: string): Request;
  /** The record with a value of a unique field, as the model declares it. */
  lookup(path: string, field: string): Request;
  /** The records from the root of a tree down to one, as the model declares it. */
  treePath(path: string): Request;
  /**
   * Definitions of the members of a dynamic field: `{key}` stands for the key of the record that
   * holds them.
   */
  definitions(path: string, field: string): string;
  /** Definitions that records below the one with the key `{key}` inherit. */
  inherited(path: string, field: string): string;
  /** How many records would not fit the definitions that the body holds with the record's key. */
  narrowed(path: string, field: string): Request;
  /** Parameters that say why an operation is done, where the model asks for it. */
  reasonParams(reason: Expression): Values;
  /** Address of the workbook of all records that a search finds. */
  exportUrl(path: string): string;
  importUrl(path: string): string;
  templateUrl(path: string): string;
  /** Whether a write to an address may have changed what another one reads. */
  isAffected(read: string, written: string): boolean;
}
