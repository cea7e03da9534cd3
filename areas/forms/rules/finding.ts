// What a rule has against an answer.

/** A text key and what fills its placeholders. */
export interface Finding {
  key: string
  values?: Record<string, string | number>
}
