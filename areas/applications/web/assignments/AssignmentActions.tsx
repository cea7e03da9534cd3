// Shown until the contract is signed: its check by a second person, and resending the assignment mail.

import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import type { AssignmentView } from '../../contract/assignments.ts'
import { useResendAssignment, useCheckContract } from '../changes.ts'
import { OfferMailModal } from '../offers/OfferMailModal.tsx'

export function AssignmentActions({
  applicationId,
  assignment,
}: {
  applicationId: string
  assignment: AssignmentView
}) {
  const t = useText()
  const { can } = useSession()
  const check = useCheckContract()
  const [isMailing, setMailing] = useState(false)
  const mailing = useResendAssignment()
  const { assignmentId, objectId, version, contractCheckedAt, canHaveContractChecked } = assignment
  const isChecked = contractCheckedAt !== null
  return (
    <Group gap={8} mt={12}>
      {can('tenants_write') && (
        <ActionButton
          availability={canHaveContractChecked}
          variant="default"
          size="compact-sm"
          loading={check.isPending}
          onClick={() => check.mutate({ params: { id: assignmentId }, body: { checked: !isChecked, version } })}
        >
          {t(isChecked ? 'applications_contract_uncheck' : 'applications_contract_mark_checked')}
        </ActionButton>
      )}
      {can('applications_write') && (
        <Button variant="default" size="compact-sm" onClick={() => setMailing(true)}>
          {t('applications_assignment_mail_again')}
        </Button>
      )}
      {isMailing && (
        <OfferMailModal
          kind="assignment"
          applicationId={applicationId}
          objectId={objectId}
          title={t('applications_assignment_mail_again')}
          send={t('general_send')}
          mailing={mailing}
          onClose={() => setMailing(false)}
        />
      )}
    </Group>
  )
}
