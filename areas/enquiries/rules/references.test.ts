import { describe, expect, it } from 'vitest'
import { owedIn, referenceCan, referencesStateOf, worstGrade, type ReferenceState } from './references.ts'

describe('references', () => {
  it.each<[ReferenceState[], string]>([
    [[], 'none'],
    [['answered', 'answered'], 'answered'],
    [['answered', 'sent'], 'sent'],
    [['sent', 'reminder', 'answered'], 'reminder'],
    [['answered', 'failed'], 'failed'],
  ])('of %j show as %s: the worst of all', (states, shown) => {
    expect(referencesStateOf(states)).toBe(shown)
  })

  it('are as good as their worst grade', () => {
    expect(worstGrade({ payment: { grade: 'A', text: '' }, care: { grade: 'C', text: '' } })).toBe('C')
    expect(worstGrade({ remark: { grade: null, text: 'Nett' } })).toBe(null)
  })

  it('owe three grades and how people know each other', () => {
    expect(owedIn({ payment: { grade: 'A', text: '' } }).map(({ question, part }) => `${question} ${part}`)).toEqual([
      'relationship text',
      'care grade',
      'again grade',
    ])
  })

  const asked = { progressState: 'active.new', hasConsented: true, state: null }
  it.each([
    [asked, null],
    [{ ...asked, hasConsented: null }, null],
    [{ ...asked, hasConsented: false }, 'enquiries_reason_no_consent'],
    [{ ...asked, progressState: 'inactive' }, 'applications_reason_inactive'],
    [{ ...asked, state: 'answered' as const }, 'enquiries_reason_answered'],
    [{ ...asked, state: 'failed' as const }, null],
  ])('may be asked for %j unless %s', (standing, reason) => {
    const verdict = referenceCan.beAsked(standing)
    expect(verdict.allowed ? null : verdict.reason).toBe(reason)
  })

  it('are reminded of once', () => {
    expect(referenceCan.beReminded({ ...asked, state: 'sent' }).allowed).toBe(true)
    expect(referenceCan.beReminded({ ...asked, state: 'reminder' }).allowed).toBe(false)
    expect(referenceCan.beReminded(asked).allowed).toBe(false)
  })
})
