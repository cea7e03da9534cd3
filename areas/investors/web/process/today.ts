/** The current day in Switzerland, YYYY-MM-DD. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' }).format(new Date())
