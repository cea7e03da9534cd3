// Parses and matches shortcuts: `mod+k`, `[`, `?`, or two keys in sequence such as `g a`. Pure functions, testable
// without a keyboard.

export interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** True if a text field has the focus. */
  inField: boolean
}

/** Returns a key press in shortcut notation; undefined for a bare modifier or typing. */
export function wordFor({ key, ctrlKey, metaKey, altKey, inField }: Press): string | undefined {
  if (['Control', 'Meta', 'Alt', 'Shift', 'Dead'].includes(key)) return undefined
  const isMod = ctrlKey || metaKey
  if (inField && !isMod) return undefined
  // On Swiss keyboards `[` needs Alt Gr, which is reported as Ctrl and Alt; on a Mac as Alt alone.
  const isComposed = altKey && key.length === 1
  const word = key.toLowerCase()
  if (isComposed) return word
  return isMod ? `mod+${word}` : word
}

/** True if the key press types a character. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey }: Omit<Press, 'inField'>): boolean =>
  key.length === 1 && !metaKey && ctrlKey === altKey

/** Milliseconds that the first key of a pair waits for the second. */
export const pairWithin = 1200

interface Waiting {
  first: string
  at: number
}

export interface Matched {
  keys?: string
  waiting?: Waiting
}

/** Returns the known shortcut that a key press completes, or the pair that it begins. */
export function matchPress(
  word: string,
  known: ReadonlySet<string>,
  waiting: Waiting | undefined,
  now: number,
): Matched {
  if (waiting && now - waiting.at <= pairWithin) {
    const pair = `${waiting.first} ${word}`
    if (known.has(pair)) return { keys: pair }
  }
  if (known.has(word)) return { keys: word }
  const begins = [...known].some((keys) => keys.startsWith(`${word} `))
  return begins ? { waiting: { first: word, at: now } } : {}
}
