// Converts instants to Excel's date numbers: days since 1900 in local time, which is Swiss time.

const hour = 3_600_000
const daysBeforeUnixEpoch = 25_569

const swissHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  timeZoneName: 'longOffset',
  hour: '2-digit',
})
/** The UTC offset changes only at full hours, and a list contains the same hours many times. */
const offsetByHour = new Map<number, number>()

export function zurichSerial(moment: Date): number {
  const time = moment.getTime()
  return (time + offsetAt(time)) / (24 * hour) + daysBeforeUnixEpoch
}

function offsetAt(time: number): number {
  const at = Math.floor(time / hour)
  const known = offsetByHour.get(at)
  if (known !== undefined) return known
  const words = swissHour.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(words) ?? []
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * 60_000)
  if (offsetByHour.size > 100_000) offsetByHour.clear()
  offsetByHour.set(at, offset)
  return offset
}
