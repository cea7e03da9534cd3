// Dialog of a move: the same that the button of the action opens.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { getDirectAssignment } from '../../contract/assignments.ts'
import { AssignModal } from '../assignments/AssignModal.tsx'
import { CancelAssignmentModal } from '../assignments/CancelAssignmentModal.tsx'
import { DenyModal } from '../denials/DenyModal.tsx'
import { WithdrawOfferModal } from '../offers/WithdrawOfferModal.tsx'
import type { AskedMove } from './use-move.ts'

interface Props {
  asked: AskedMove
  object: { objectId: string; title: string }
  onClose: () => void
}

export function MoveDialog({ asked: { card, action, verdict }, object, onClose }: Props) {
  const { applicationId: id, contactName, number, assignment } = card
  switch (action) {
    case 'assign_directly':
      return <AssignFromBoard applicationId={id} objectId={object.objectId} onClose={onClose} />
    case 'deny_wish':
      return <DenyModal application={{ id, number }} object={{ ...object, canBeDenied: verdict }} onClose={onClose} />
    case 'withdraw_offer':
      return <WithdrawOfferModal application={{ id, contactName }} onClose={onClose} />
    case 'record_decline':
      return <WithdrawOfferModal application={{ id, contactName }} endedBy="applicant" onClose={onClose} />
    case 'cancel_assignment': {
      const assignmentId = assignment?.assignmentId ?? null
      return <CancelAssignmentModal application={{ assignmentId, contactName }} onClose={onClose} />
    }
  }
}

interface AssignProps {
  applicationId: string
  objectId: string
  onClose: () => void
}

function AssignFromBoard({ applicationId, objectId, onClose }: AssignProps) {
  const { data, error } = useQuery({
    ...queryOf(getDirectAssignment, { params: { id: objectId }, query: { applicationId } }),
    // The version must be current.
    gcTime: 0,
  })
  useEffect(() => {
    if (!error) return
    tellFailure(error)
    onClose()
  }, [error, onClose])
  if (!data) return null
  return <AssignModal application={data} objects={[data.object]} words={{}} onAssigned={onClose} onClose={onClose} />
}
