// Parses a calendar invitation or the reply to one (RFC 5545, RFC 5546): its first event.

import { invitationAnswers, invitationMethods, type MailInvitation } from '#platform/rules/mail-invitation.ts'

interface Line {
  name: string
  parameters: string
  value: string
}

const mostLines = 5_000

export function readInvitation(calendar: string): MailInvitation | null {
  const lines = linesOf(calendar)
  const first = lines.findIndex(({ name, value }) => name === 'BEGIN' && value.toUpperCase() === 'VEVENT')
  if (first === -1) return null
  const event = lines.slice(first + 1, first + 1 + lengthOfEvent(lines.slice(first + 1)))
  const line = (name: string) => event.find((one) => one.name === name)
  const begin = momentOf(line('DTSTART'))
  if (!begin) return null
  const method = lines.find(({ name }) => name === 'METHOD')?.value.toLowerCase() ?? 'publish'
  return {
    method: line('STATUS')?.value.toUpperCase() === 'CANCELLED' ? 'cancel' : (knownMethod(method) ?? 'publish'),
    answer: method === 'reply' || method === 'counter' ? answerIn(event) : null,
    summary: textOf(line('SUMMARY')).slice(0, 500),
    begin: begin.at,
    end: momentOf(line('DTEND'))?.at ?? null,
    isWholeDay: begin.isWholeDay,
    location: textOf(line('LOCATION')).slice(0, 500),
    description: textOf(line('DESCRIPTION')).slice(0, 20_000),
  }
}

function linesOf(calendar: string): Line[] {
  const unfolded = calendar.slice(0, 500_000).replaceAll(/\r?\n[ \t]/g, '')
  return unfolded.split(/\r?\n/, mostLines).flatMap((line) => {
    const [, name, parameters = '', value = ''] = /^([A-Za-z-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line) ?? []
    return name ? [{ name: name.toUpperCase(), parameters, value: value.trim() }] : []
  })
}

/** Ends before the first nested component, such as an alarm. */
function lengthOfEvent(lines: readonly Line[]): number {
  const end = lines.findIndex(({ name }) => name === 'BEGIN' || name === 'END')
  return end === -1 ? lines.length : end
}

const knownMethod = (method: string) => invitationMethods.find((known) => known === method)

function answerIn(event: readonly Line[]): MailInvitation['answer'] {
  const answers = event.flatMap(({ name, parameters }) =>
    name === 'ATTENDEE' ? (/;PARTSTAT="?([A-Z-]+)/i.exec(parameters)?.[1]?.toLowerCase() ?? []) : [],
  )
  return invitationAnswers.find((known) => answers.includes(known)) ?? null
}

const textOf = (line: Line | undefined): string =>
  (line?.value ?? '').replaceAll(/\\([nN,;\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim()

function momentOf(line: Line | undefined): { at: string; isWholeDay: boolean } | null {
  const [, year, month, day, hour, minute, second, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/.exec(line?.value ?? '') ?? []
  if (!year) return null
  const date = `${year}-${month}-${day}`
  if (!isReal(`${date}T${hour ?? '00'}:${minute ?? '00'}:00Z`)) return null
  if (hour === undefined) return { at: date, isWholeDay: true }
  const clock = `${date}T${hour}:${minute}:${second}Z`
  const zone = utc ? 'UTC' : zoneIn(line?.parameters ?? '')
  return { at: instantIn(zone, clock).toISOString(), isWholeDay: false }
}

const isReal = (moment: string): boolean => !Number.isNaN(Date.parse(moment))

/** Windows names of European time zones. A time in an unknown zone is read as Swiss time. */
const zonesOfWindows: Record<string, string> = {
  'GMT Standard Time': 'Europe/London',
  UTC: 'UTC',
  'FLE Standard Time': 'Europe/Helsinki',
  'GTB Standard Time': 'Europe/Athens',
  'Eastern Standard Time': 'America/New_York',
}

function zoneIn(parameters: string): string {
  const name = /;TZID="?([^";:]+)/i.exec(parameters)?.[1] ?? ''
  const zone = zonesOfWindows[name] ?? name.replace(/^\/[^/]+\//, '')
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'Europe/Zurich'
  }
}

/** Reads `clock` as UTC, then subtracts the offset of the zone. */
function instantIn(zone: string, clock: string): Date {
  const guess = new Date(clock)
  const ahead = (moment: Date): number => {
    const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    return Date.parse(`${parts.format(moment).replace(' ', 'T')}Z`) - moment.getTime()
  }
  const first = new Date(guess.getTime() - ahead(guess))
  // Applies the offset a second time: around a clock change the first guess may have the wrong one.
  return new Date(guess.getTime() - ahead(first))
}
