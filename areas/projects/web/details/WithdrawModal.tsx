// Withdraws a published project, with the reason for the history.

import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { ProjectView } from '../../contract/project.ts'
import { usePublishProjectsFromDialog } from '../changes.ts'

export function WithdrawModal({ project, onClose }: { project: ProjectView; onClose: () => void }) {
  const t = useText()
  const change = usePublishProjectsFromDialog()
  return (
    <ActionModal
      title={t('projects_withdraw_title')}
      text={t('projects_withdraw_text', { title: project.data.details.title })}
      action={t('projects_withdraw')}
      danger
      reason={{ label: t('projects_withdraw_reason'), required: true }}
      change={change}
      send={({ reason }) => ({ body: { projects: [project.id], action: 'withdraw' as const, reason } })}
      onClose={onClose}
    />
  )
}
