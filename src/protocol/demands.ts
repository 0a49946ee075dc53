/**
 * What a refusal asks of the person, as members of its envelope beside the sentence: clients that
 * know them ask for it and send the request again, or lead there. The protocol lacks all but the
 * sentence (docs/protocol-differences.md).
 */

/** @template Label a text, where it is read */
export interface ReasonAsked<Label = string> {
  /** What the reason is called. */
  label: Label;
  /** Characters that it has at least. */
  min: number;
}

/** @template Label a text, where it is read */
export interface Demands<Label = string> {
  /** A renewed proof of who one is. */
  reauthenticate?: true | undefined;
  /** A code of the second factor: with the password, or with the proof. */
  totpRequired?: true | undefined;
  /** The reason of an operation. */
  reasonRequired?: ReasonAsked<Label> | undefined;
  /** A second factor is to be set up before anything else. */
  secondFactorRequired?: true | undefined;
  /** The password is to be changed before anything else. */
  passwordChangeRequired?: true | undefined;
}
