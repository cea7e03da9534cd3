// One-time codes by text message: their limits, and the text of the message (standards.md §7.2).

import type { Language } from '#platform/rules/project-type.ts'

/** `email`: the workspace has no account for text messages, or has sent too many today. */
export const codeChannels = ['sms', 'email'] as const
export type CodeChannel = (typeof codeChannels)[number]

const minute = 60_000

/** Milliseconds. */
export const codeLasts = 10 * minute
export const mostWrongChecks = 5

const mostSends = 3
const window = 15 * minute
/** Seconds after the first and the second code; the window ends the third wait. */
const waits = [30, 60]

/** Text messages of a workspace in 24 hours; a stranger who registers chooses these costs. */
export const mostTextsADay = 300

/**
 * Returns the seconds until the next code may be sent; 0 if it may be sent now. `sentAt` are the times of the codes of
 * one number, or of one network, oldest first.
 */
export function secondsUntilNextCode(sentAt: readonly Date[], now: Date): number {
  const recent = sentAt.filter((time) => now.getTime() - time.getTime() < window)
  const [last, first] = [recent.at(-1), recent.at(-mostSends)]
  if (!last) return 0
  const next = first ? first.getTime() + window : last.getTime() + (waits[recent.length - 1] ?? 0) * 1000
  return Math.max(0, Math.ceil((next - now.getTime()) / 1000))
}

export const isCode = (typed: string): boolean => /^[0-9]{6}$/.test(typed)

/** Spaces help to read a code. */
export const plainCode = (typed: string): string => typed.replaceAll(/\s/g, '')

const words: Record<Language, string> = { de: 'ist Ihr Code für', fr: 'est votre code pour' }

/** One message of the GSM 03.38 alphabet. Browsers fill in the code of the last line on pages of that host only. */
export const codeText = (code: string, { host, language }: { host: string; language: Language }): string =>
  `${code} ${words[language]} ${host}.\n\n@${host} #${code}`

/** Country prefix and last two digits, so that the owner recognises the number and nobody else learns it. */
export const maskedPhone = (international: string): string =>
  `${international.slice(0, 3)}${'*'.repeat(Math.max(0, international.length - 5))}${international.slice(-2)}`
