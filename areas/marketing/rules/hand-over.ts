// Repetition of failed hand-overs, and how long their files are kept.

const minute = 60_000
const hour = 60 * minute

/** Milliseconds until the next attempt, by the number of failed attempts. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour] as const

/** Null after the last one: the next change or the next night starts anew. */
export const pauseAfter = (attempts: number): number | null => pauses[attempts - 1] ?? null

/** Milliseconds in which further changes join the same hand-over. */
export const gatheringTime = 30_000

/** Milliseconds after which a hand-over that has not ended counts as broken off. */
export const longestHandOver = 10 * minute

/** The file names contact persons, so it is not kept longer than complaints of portals need. */
export const keptDays = 90
