/** What a codec is: how a value is checked, stored and read. */

/** Values as the drivers take and give them. */
export type Stored = string | number | bigint | null;

export interface Codec {
  /** Column type, the same words on both dialects, so that tables can be compared with models. */
  columnType: string;
  /** Name in the protocol's type mismatch message. */
  typeName: 'Long' | 'Integer' | 'BigDecimal' | 'Boolean' | 'Date' | 'String';
  /** Protocol value (never null) to the stored one; Refusal when it cannot be stored. `label` names it in the message. */
  write(value: unknown, label: string): Stored | boolean;
  /** Stored value (never null) to the protocol value; absent when they are the same. */
  read?(value: unknown): unknown;
  /** Text of a query parameter to the stored value; Refusal with the protocol's mismatch text naming `parameter`. */
  parse(text: unknown, parameter: string): Stored | boolean;
}
