import { describe, expect, it } from 'vitest'
import { canGoOnPaper, letterCan } from './letters.ts'
import type { MailState } from '#platform/rules/mail-states.ts'

const yes = { allowed: true }

describe('a letter', () => {
  it.each([
    ['to-print', true, yes],
    ['printed', true, yes],
    ['to-print', false, { allowed: false, reason: 'communication_reason_address_incomplete' }],
    ['cancelled', true, { allowed: false, reason: 'communication_reason_no_letter' }],
  ] as const)('that is %s, whole address %s, can be printed: %o', (state, isPrintable, verdict) => {
    expect(letterCan.bePrinted({ state, isPrintable })).toEqual(verdict)
  })

  it('is called back, readdressed and sent by mail only until it is printed', () => {
    const waiting = { state: 'to-print' as const, isPrintable: true }
    const printed = { state: 'printed' as const, isPrintable: true }
    for (const can of [letterCan.beCancelled, letterCan.beReaddressed]) {
      expect(can(waiting)).toEqual(yes)
      expect(can(printed)).toEqual({ allowed: false, reason: 'communication_reason_is_printed' })
    }
    expect(letterCan.beSentByMail(waiting, 'anna@example.ch')).toEqual(yes)
    expect(letterCan.beSentByMail(waiting, '')).toMatchObject({ reason: 'communication_reason_no_address' })
    expect(letterCan.beSentByMail(printed, 'anna@example.ch')).toMatchObject({ allowed: false })
  })

  it('is made of a mail that did not arrive, and of no other', () => {
    const allowed = (state: MailState) => canGoOnPaper({ state, direction: 'out' }).allowed
    expect((['failed', 'bounced', 'sent', 'queued', 'to-print'] as const).filter(allowed)).toEqual([
      'failed',
      'bounced',
    ])
    expect(canGoOnPaper({ state: 'failed', direction: 'in' }).allowed).toBe(false)
  })
})
