import { expect, it } from 'vitest'
import { applyStates } from './apply-state.ts'
import { getsClosingMail } from './closing-mail.ts'

const investor = { progressState: 'active', optedOutAt: null, contactEmail: 'anna@example.ch' } as const

it('goes to those who took part and did not win', () => {
  expect(applyStates.filter((state) => getsClosingMail({ ...investor, state }))).toEqual([
    'interested',
    'nda_sent',
    'nda_signed',
    'memorandum_opened',
    'nbo_submitted',
    'shortlisted',
    'data_room_open',
    'bo_submitted',
  ])
})

it.each([
  ['an inactive investor', { progressState: 'inactive' }],
  ['who opted out of everything', { optedOutAt: new Date() }],
  ['without an address', { contactEmail: null }],
] as const)('not to %s', (_, change) => {
  expect(getsClosingMail({ ...investor, state: 'bo_submitted', ...change })).toBe(false)
})
