// The instant of a Swiss day and time of day, with daylight saving time taken into account.

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

const hour = 3_600_000

/**
 * Day as YYYY-MM-DD, time as HH:MM. Undefined for texts that are neither, and for the hour that is left out in March;
 * the earlier instant for the hour that occurs twice in October.
 */
export function swissInstant(day: string, time: string): Date | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  return [2, 1]
    .map((ahead) => new Date(asUtc - ahead * hour))
    .find((one) => wallClock.format(one) === `${day}, ${time}`)
}
