// Rules of a proposal of an object to a person on the waitlist (spec 2 §4, domain.md §7). Without a proposal the
// state is open. A proposal reserves nothing: the object can be offered meanwhile and be proposed to several people.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { canBeReached } from './request-can.ts'
import type { RequestState } from './request-state.ts'

/** States stored in the database; `no_answer` is derived. */
export const keptProposalStates = ['propose', 'accepted', 'no_interest'] as const
export const proposalStates = [...keptProposalStates, 'no_answer'] as const
export type ProposalState = (typeof proposalStates)[number]

interface Kept {
  state: (typeof keptProposalStates)[number]
  answerBy: Date | null
}

/** A proposal past its deadline gets the state `no_answer`, which differs from `no_interest`. */
export const proposalState = ({ state, answerBy }: Kept, now: Date): ProposalState =>
  state === 'propose' && answerBy !== null && answerBy <= now ? 'no_answer' : state

interface Pair {
  /** Null means open: no proposal yet. */
  proposal: ProposalState | null
  request: { progressState: RequestState; contactEmail: string | null; applicationId: string | null }
  object: { lettingState: ObjectState }
}

const bothThere = ({ request, object }: Pair): Verdict => {
  if (request.progressState !== 'waitlist.accepted') return no('waitlist_reason_not_accepted')
  return object.lettingState === 'available' ? yes : no('waitlist_reason_object_taken')
}

export const proposalCan = {
  beSent(pair: Pair): Verdict {
    const there = bothThere(pair)
    if (!there.allowed) return there
    if (pair.proposal === 'propose') return no('waitlist_reason_proposed')
    if (pair.proposal === 'accepted') return no('waitlist_reason_proposal_accepted')
    return canBeReached(pair.request) ? yes : no('waitlist_reason_no_email')
  },
  /** By staff, on behalf of a person who declined. */
  endWithoutInterest(pair: Pair): Verdict {
    const there = bothThere(pair)
    if (!there.allowed) return there
    return pair.proposal === null || pair.proposal === 'propose' ? yes : no('waitlist_reason_proposal_over')
  },
  /** By the person, through the mailed link. */
  beAnswered(pair: Pair): Verdict {
    const there = bothThere(pair)
    if (!there.allowed) return there
    return pair.proposal === 'propose' ? yes : no('waitlist_reason_proposal_over')
  },
}

export const mostAnswerDays = 60
export const usualAnswerDays = 7
