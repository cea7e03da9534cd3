// Repeatable random numbers: the same seed always gives the same sequence. For drawings and demo data, never for
// secrets.

export interface Chance {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  number(): number
  /** Returns an integer; both bounds are inclusive. */
  whole(min: number, max: number): number
  happens(share: number): boolean
  pick<Thing>(things: readonly Thing[]): Thing
  /** Draws by weight: `[['often', 3], ['seldom', 1]]`. */
  weighted<Thing>(things: readonly (readonly [Thing, number])[]): Thing
  shuffled<Thing>(things: readonly Thing[]): Thing[]
}

export function chanceOf(seed: string): Chance {
  const number = mulberry(digestOf(seed))
  const whole = (min: number, max: number) => min + Math.floor(number() * (max - min + 1))
  const pick = <Thing>(things: readonly Thing[]): Thing => at(things, whole(0, things.length - 1))
  return {
    number,
    whole,
    happens: (share) => number() < share,
    pick,
    weighted(things) {
      let left = number() * things.reduce((sum, [, weight]) => sum + weight, 0)
      const drawn = things.find(([, weight]) => (left -= weight) < 0)
      return (drawn ?? at(things, things.length - 1))[0]
    },
    shuffled(things) {
      const places = things.map((thing) => ({ thing, place: number() }))
      return places.toSorted((a, b) => a.place - b.place).map(({ thing }) => thing)
    },
  }
}

function at<Thing>(things: readonly Thing[], place: number): Thing {
  const thing = things[place]
  if (thing === undefined) throw new Error('nothing to draw from')
  return thing
}

/** FNV-1a, 32 bits. */
function digestOf(seed: string): number {
  let digest = 0x811c9dc5
  for (const sign of seed) digest = Math.imul(digest ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return digest >>> 0
}

/** Mulberry32: small, fast and uniform enough for this use. */
function mulberry(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
