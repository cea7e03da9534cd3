// Performs a move of the board with the action of the same button elsewhere: its panel, its question or its dialog.

import { usePanel } from '#platform/web/sidepanel/panel.ts'
import type { BoardCard, BoardMove } from '../../contract/board.ts'
import type { BoardAction } from '../../rules/board.ts'
import { useChangeApplicationStatus, useReleaseAssignment } from '../changes.ts'
import { useOfferConfirmation } from '../offers/use-offer-confirmation.ts'

/** Moves that open a dialog of the board. */
type AskingAction = Exclude<BoardAction, 'offer' | 'confirm_offer' | 'release' | 'activate'>

export interface AskedMove {
  card: BoardCard
  action: AskingAction
  verdict: Pick<BoardMove, 'allowed' | 'reason'>
}

export function useMove(objectId: string, ask: (asked: AskedMove) => void) {
  const panel = usePanel()
  const { confirm } = useOfferConfirmation()
  const release = useReleaseAssignment()
  const status = useChangeApplicationStatus()
  return (card: BoardCard, move: BoardMove): void => {
    const { action } = move
    if (!action || !move.allowed) return
    const { applicationId, contactName: name, version, offer, assignment } = card
    switch (action) {
      case 'offer':
        return void panel.open('ApplicationOffer', applicationId, objectId)
      case 'confirm_offer':
        if (offer) void confirm({ applicationId, name, objectTitle: offer.objectTitle, version: offer.version })
        return
      case 'release':
        if (assignment) release.mutate({ params: { id: assignment.assignmentId }, body: {} })
        return
      case 'activate':
        return status.mutate({ params: { id: applicationId }, body: { action: 'activate', version } })
      case 'assign_directly':
      case 'deny_wish':
      case 'withdraw_offer':
      case 'record_decline':
      case 'cancel_assignment':
        return ask({ card, action, verdict: move })
    }
  }
}
