// An object proposed to somebody who waits (spec 2 §4, domain.md §7): how it stands, and what may be done with it. Where nothing was
// proposed yet it is open. A proposal holds nothing: the object can be offered meanwhile, and be proposed to several at once.

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { ObjectState } from '#areas/buildings/rules/object-state.ts'
import { canBeReached } from './request-can.ts'
import type { RequestState } from './request-state.ts'

/** As it is kept. */
export const keptProposalStates = ['propose', 'accepted', 'no_interest'] as const
export const proposalStates = [...keptProposalStates, 'no_answer'] as const
export type ProposalState = (typeof proposalStates)[number]

interface Kept {
  state: (typeof keptProposalStates)[number]
  answerBy: Date | null
}

/** No answer in time is not the same as no interest. */
export const proposalState = ({ state, answerBy }: Kept, now: Date): ProposalState =>
  state === 'propose' && answerBy !== null && answerBy <= now ? 'no_answer' : state

interface Pair {
  /** Null is open. */
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
  /** By staff, who were told so. */
  endWithoutInterest(pair: Pair): Verdict {
    const there = bothThere(pair)
    if (!there.allowed) return there
    return pair.proposal === null || pair.proposal === 'propose' ? yes : no('waitlist_reason_proposal_over')
  },
  /** By the person, over the link. */
  beAnswered(pair: Pair): Verdict {
    const there = bothThere(pair)
    if (!there.allowed) return there
    return pair.proposal === 'propose' ? yes : no('waitlist_reason_proposal_over')
  },
}

export const mostAnswerDays = 60
export const usualAnswerDays = 7
