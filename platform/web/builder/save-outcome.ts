// Tells a conflict with another editor and a missing connection from a successful save.

import { CallFailed } from '../api/call.ts'

/** Result of a save. A refusal is thrown. */
export type Outcome<Saved, Stand> = { saved: Saved } | { stale: Stand } | { isOffline: true }

/** `standIn` reads the content of the other editor in a refusal. */
export async function outcomeOf<Saved, Stand>(
  sent: Promise<Saved>,
  standIn: (failure: unknown) => Stand | undefined,
): Promise<Outcome<Saved, Stand>> {
  try {
    return { saved: await sent }
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    if (failure.status === 0) return { isOffline: true }
    const stale = standIn(failure)
    if (stale) return { stale }
    throw failure
  }
}
