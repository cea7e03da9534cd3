// Problem that a rule finds in an answer.

/** A text key and what fills its placeholders. */
export interface Finding {
  key: string
  values?: Record<string, string | number>
}
