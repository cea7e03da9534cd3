// Small type guards for the few values that a browser parses itself (page, storage, error responses), where zod
// schemas would outweigh the page.

export type Is<T> = (value: unknown) => value is T

export const isText: Is<string> = (value) => typeof value === 'string'
export const isNumber: Is<number> = (value) => typeof value === 'number'

export const oneOf =
  <T>(known: readonly T[]): Is<T> =>
  (value): value is T =>
    known.some((one) => one === value)

export const listOf =
  <T>(is: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is)

export const recordOf =
  <T>(is: Is<T>): Is<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isRecord(value) && Object.values(value).every(is)

/** Accepts undefined too. */
export const maybe =
  <T>(is: Is<T>): Is<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value)

/** Additional keys are allowed. */
export const shapeOf =
  <T extends object>(checks: { [Key in keyof Required<T>]: Is<T[Key]> }): Is<T> =>
  (value): value is T =>
    isRecord(value) && Object.entries<Is<unknown>>(checks).every(([key, is]) => is(value[key]))

/** Parses a JSON text; undefined if it is not JSON or does not have the expected shape. */
export function readJson<T>(text: string | null, is: Is<T>): T | undefined {
  if (!text) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return is(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
