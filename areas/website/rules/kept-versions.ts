// Decides which published versions of the website are no longer kept.

interface Version {
  versionNumber: number
  createdAt: Date
}

/** The newest versions stay whatever their age. */
export const versionsAlwaysKept = 20
const daysKept = 730

/** `versions`: newest first. The version that visitors read always stays. */
export function versionsToForget(
  versions: readonly Version[],
  { live, now }: { live: number | null; now: Date },
): number[] {
  const since = now.getTime() - daysKept * 86_400_000
  return versions
    .slice(versionsAlwaysKept)
    .filter(({ versionNumber, createdAt }) => versionNumber !== live && createdAt.getTime() < since)
    .map(({ versionNumber }) => versionNumber)
}
