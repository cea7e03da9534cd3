// Maps each action key to its effect: run at once, open a dialog, or navigate.

import { useNavigate } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import type { ApplicationActionKey, ApplicationView } from '../../contract/application.ts'
import { useDeleteApplication, useReleaseAssignment, useChangeApplicationStatus } from '../changes.ts'

export const evaluationAnchor = 'evaluation'

/** `ask` opens the dialog of an action that needs a reason. */
export function useApplicationActions(application: ApplicationView, ask: (key: ApplicationActionKey) => void) {
  const t = useText()
  const navigate = useNavigate()
  const panel = usePanel()
  const status = useChangeApplicationStatus()
  const deletion = useDeleteApplication(() => navigate({ to: '/applications' }))
  const release = useReleaseAssignment()
  const { id, number, contactName, version, assignmentId } = application

  const remove = async () => {
    const confirmed = await askToConfirm({
      title: t('applications_delete_title', { number }),
      text: t('applications_delete_text', { name: contactName }),
      confirm: t('applications_action_delete'),
      danger: true,
    })
    if (confirmed) deletion.mutate({ params: { id } })
  }

  return async (key: ApplicationActionKey): Promise<void> => {
    switch (key) {
      case 'evaluate':
        return focusEvaluation()
      case 'offer':
      case 'assign_directly':
        return panel.open('ApplicationOffer', id)
      case 'edit':
        return panel.open('ApplicationEdit', id)
      case 'release':
        if (assignmentId) release.mutate({ params: { id: assignmentId }, body: {} })
        return
      case 'open_tenancy':
        if (assignmentId) await navigate({ to: `/tenant/${assignmentId}` })
        return
      case 'activate':
        return status.mutate({ params: { id }, body: { action: 'activate', version } })
      case 'delete':
        return remove()
      case 'remind':
      case 'deny':
      case 'deactivate':
      case 'withdraw_offer':
      case 'cancel_assignment':
        return ask(key)
    }
  }
}

function focusEvaluation() {
  const section = document.getElementById(evaluationAnchor)
  section?.scrollIntoView({ block: 'start' })
  const grade = section?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')
  if (!grade) return
  // After a click the browser shows no focus ring by itself.
  grade.dataset['focusShown'] = ''
  grade.addEventListener('blur', () => delete grade.dataset['focusShown'], { once: true })
  grade.focus({ preventScroll: true })
}
