// Permitted actions on an interested person in each state. Guards the handlers, disables the buttons, and gives the
// reason.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { PersonState } from './person-state.ts'

interface Standing {
  progressState: PersonState
}

interface Reached extends Standing {
  contactEmail: string | null
}

export const personActions = ['edit', 'send_form', 'deactivate', 'activate', 'delete'] as const
export type PersonAction = (typeof personActions)[number]

const isInactive = no('interested_people_reason_inactive')

/** Rules by action, such as `personCan.deactivate(person)`. */
export const personCan = {
  edit: ({ progressState }: Standing): Verdict => (progressState === 'inactive' ? isInactive : yes),
  send_form: ({ progressState, contactEmail }: Reached): Verdict => {
    if (progressState === 'inactive') return isInactive
    if (progressState === 'applied') return no('interested_people_reason_applied')
    return contactEmail ? yes : no('interested_people_reason_no_email')
  },
  deactivate: ({ progressState }: Standing): Verdict => (progressState === 'inactive' ? isInactive : yes),
  activate: ({ progressState }: Standing): Verdict =>
    progressState === 'inactive' ? yes : no('interested_people_reason_active'),
  /** Requires the inactive state, to prevent accidental deletion. */
  delete: ({ progressState }: Standing): Verdict =>
    progressState === 'inactive' ? yes : no('interested_people_reason_delete_inactive_only'),
} satisfies Record<PersonAction, (person: Reached) => Verdict>
