// Chooses the investors who are told that a project was sold to another one: those who took part, unless they left by
// themselves or opted out.

import type { ApplyState } from './apply-state.ts'
import type { InvestorState } from './investor-facts.ts'

interface Participant {
  state: ApplyState
  progressState: InvestorState
  optedOutAt: Date | null
  contactEmail: string | null
}

const untold: readonly ApplyState[] = [
  'matched',
  'proposed',
  'not_interested',
  'opted_out',
  'declined',
  'awarded',
  'inactive',
]

export const getsClosingMail = ({ state, progressState, optedOutAt, contactEmail }: Participant): boolean =>
  !untold.includes(state) && progressState === 'active' && optedOutAt === null && contactEmail !== null
