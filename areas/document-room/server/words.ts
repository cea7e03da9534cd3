// Times as people in Switzerland write them.

const dayAndTime = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** 26.11.2026, 21:04 */
export const swissDateTime = (moment: Date): string => dayAndTime.format(moment)
