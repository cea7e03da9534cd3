// Merges all saves after sending into one difference per answer: the value as sent against the current value. A value
// that was changed back is no difference.

export interface RecordedChange {
  field: string
  old: unknown
  new: unknown
}

/** One save of the household or of a person, in chronological order. `name` is the person's name after the save. */
export interface Save {
  at: Date
  /** Null for the household. */
  name: string | null
  changes: readonly RecordedChange[]
}

export interface Difference extends RecordedChange {
  name: string | null
  at: Date
}

export function differencesSince(saves: readonly Save[]): Difference[] {
  const differences = new Map<string, Difference>()
  /** Maps the current name of a renamed person to the first recorded one, so that their changes stay together. */
  const firstNames = new Map<string, string>()
  for (const { at, name, changes } of saves) {
    const first = name === null ? null : firstNameOf(firstNames, name, changes)
    for (const change of changes) {
      const key = JSON.stringify([first, change.field])
      const known = differences.get(key)
      differences.set(key, { ...change, old: known ? known.old : change.old, name, at })
    }
  }
  return [...differences.values()].filter((one) => JSON.stringify(one.old) !== JSON.stringify(one.new))
}

function firstNameOf(firstNames: Map<string, string>, name: string, changes: readonly RecordedChange[]): string {
  const before = nameBefore(name, changes)
  const first = firstNames.get(before) ?? before
  firstNames.set(name, first)
  return first
}

/** Example: «Ana Keller» whose surname changed from «Meier» was «Ana Meier». */
function nameBefore(name: string, changes: readonly RecordedChange[]): string {
  const surname = changes.find(({ field }) => field === 'name')
  const given = changes.find(({ field }) => field === 'firstname')
  const withSurname = surname ? name.slice(0, name.length - words(surname.new).length) + words(surname.old) : name
  return (given ? words(given.old) + withSurname.slice(words(given.new).length) : withSurname).trim()
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '')
