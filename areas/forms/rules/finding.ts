// Problem that a rule finds in an answer.

/** A text key with the values of its placeholders. */
export interface Finding {
  key: string
  values?: Record<string, string | number>
}
