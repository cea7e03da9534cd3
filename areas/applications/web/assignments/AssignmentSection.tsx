// Section for the assigned object, from acceptance to the tenancy.

import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ApplicationView } from '../../contract/application.ts'
import { getAssignment, type AssignmentView } from '../../contract/assignments.ts'
import { AssignmentActions } from './AssignmentActions.tsx'
import { CancelAssignmentModal } from './CancelAssignmentModal.tsx'
import { rentOf } from '../../rules/offers/together.ts'
import { RecordLine } from '../offers/RecordLine.tsx'

export function AssignmentSection({ id, application }: { id: string; application: ApplicationView }) {
  const t = useText()
  const { can } = useSession()
  const [isCancelling, setCancelling] = useState(false)
  const query = useQuery(queryOf(getAssignment, { params: { id } }))
  const { data } = query
  const current = data?.current
  return (
    <Section
      title={t('applications_assignment')}
      action={
        current &&
        can('tenants_write') && (
          <ActionButton
            availability={current.canBeCancelled}
            variant="default"
            size="compact-sm"
            onClick={() => setCancelling(true)}
          >
            {t('applications_action_cancel_assignment')}
          </ActionButton>
        )
      }
    >
      {!data && <QueryView query={query} rows={3} />}
      {current && <Assigned applicationId={id} assignment={current} />}
      {isCancelling && current && (
        <CancelAssignmentModal
          application={{ assignmentId: current.assignmentId, contactName: application.contactName }}
          onClose={() => setCancelling(false)}
        />
      )}
    </Section>
  )
}

function Assigned({ applicationId, assignment }: { applicationId: string; assignment: AssignmentView }) {
  const t = useText()
  const { can } = useSession()
  const { state, contractState, contractStateTitle, assignmentId, objectId, objectTitle } = assignment
  return (
    <>
      <RecordLine to={`/objects/${objectId}`} title={objectTitle}>
        <Group gap={8}>
          {state === 'released' && contractState ? (
            <StateBadge state={contractState} title={contractStateTitle ?? undefined} />
          ) : (
            <StateBadge state="assigned" title={t('applications_awaits_release')} tone="amber" />
          )}
        </Group>
      </RecordLine>
      <KeyValueList
        columns={2}
        items={[
          { label: t('applications_address'), value: assignment.address },
          { label: t('applications_gross_rent'), value: formatMoney(assignment.grossRent) },
          { label: t('applications_how_assigned'), value: t(`applications_assigned_by_${assignment.kind}`) },
          {
            label: t('applications_assigned_at'),
            value: [formatDateTime(assignment.assignedAt), assignment.assignedBy].filter(Boolean).join(', '),
          },
          { label: t('applications_contract_start'), value: formatDate(assignment.contractStart) },
          { label: t('applications_released_at'), value: formatDateTime(assignment.releasedAt) },
          ...(assignment.together.length > 0
            ? [
                {
                  label: t('applications_offer_together'),
                  value: assignment.together.map(({ title }) => title).join(', '),
                },
                {
                  label: t('applications_offer_form_total'),
                  value: formatMoney(rentOf([assignment, ...assignment.together])),
                },
              ]
            : []),
          {
            label: t('applications_contract_check'),
            value: assignment.contractCheckedAt
              ? [formatDateTime(assignment.contractCheckedAt), assignment.contractCheckedBy].filter(Boolean).join(', ')
              : t('applications_contract_not_checked'),
          },
          ...(assignment.comment ? [{ label: t('applications_remark'), value: assignment.comment }] : []),
        ]}
      />
      <AssignmentActions applicationId={applicationId} assignment={assignment} />
      {state === 'released' && can('tenants_read') && (
        <Link to={`/tenant/${assignmentId}`}>{t('applications_action_open_tenancy')}</Link>
      )}
    </>
  )
}
