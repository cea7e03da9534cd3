// Next step as the primary button, then editing and mail, and all other actions in a menu with reasons.

import { Button, Group, LoadingOverlay } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { addressOf } from '#platform/web/api/request.ts'
import { download } from '#platform/web/api/download.ts'
import { useSession } from '#platform/web/api/session.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { exportParticipants } from '../../contract/participants.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { appointmentPanel } from '../../rules/appointment-address.ts'
import { MoveModal } from '../calendar/MoveModal.tsx'
import { useDeleteAppointment, usePublishAppointment } from '../changes.ts'
import { InviteModal } from '../invite/InviteModal.tsx'
import { WriteModal } from '../invite/WriteModal.tsx'
import { CancelModal } from './CancelModal.tsx'
import { CompleteModal } from './CompleteModal.tsx'
import { nextAction, offeredActions, type PanelAction } from './panel-actions.ts'

const PlanModal = lazy(() => import('../plan/PlanModal.tsx'))

type Dialog = 'edit' | 'copy' | 'invite' | 'write' | 'cancel' | 'complete' | 'move'

interface Props {
  appointment: AppointmentView
}

export function ActionBar({ appointment }: Props) {
  const t = useText()
  const { can } = useSession()
  const [dialog, setDialog] = useState<Dialog>()
  const { run, isBusy } = useActions(appointment, setDialog)
  const offered = offeredActions(appointment, can('shared_communication'))
  const next = nextAction(offered)
  const canEdit = next !== 'edit' && offered.some(({ key, allowed }) => key === 'edit' && allowed)
  return (
    <>
      <Group gap={8}>
        {next && (
          <Button loading={isBusy} onClick={() => void run(next)}>
            {t(`viewing_appointments_action_${next}`)}
          </Button>
        )}
        {canEdit && (
          <Button variant="default" onClick={() => void run('edit')}>
            {t('viewing_appointments_action_edit')}
          </Button>
        )}
        <ActionMenu
          label={t('viewing_appointments_more')}
          isBusy={isBusy}
          actions={offered
            .filter(({ key }) => key !== next && !(canEdit && key === 'edit'))
            .map(({ key, allowed, reason }) => ({
              key,
              title: t(`viewing_appointments_action_${key}`),
              allowed,
              reason,
              danger: key === 'delete' || key === 'cancel',
              run: () => void run(key),
            }))}
        />
      </Group>
      {dialog && <OpenDialog dialog={dialog} appointment={appointment} onClose={() => setDialog(undefined)} />}
    </>
  )
}

function useActions(appointment: AppointmentView, open: (dialog: Dialog) => void) {
  const t = useText()
  const panel = usePanel()
  const publishing = usePublishAppointment()
  const deletion = useDeleteAppointment(() => panel.close({ saved: true }))
  const [isExporting, setExporting] = useState(false)
  const { id, data, number } = appointment
  const params = { id }
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t('viewing_appointments_delete_title', { number, title: data.title }),
      text: t('viewing_appointments_delete_text'),
      confirm: t('general_delete'),
      danger: true,
    })
    if (isSure) deletion.mutate({ params })
  }
  const save = async (format: 'xlsx' | 'pdf') => {
    setExporting(true)
    const { method } = exportParticipants
    await download(addressOf(exportParticipants, { params }), { method, body: { format } }).catch(tellFailure)
    setExporting(false)
  }
  const run = async (key: PanelAction): Promise<void> => {
    switch (key) {
      case 'publish':
        return publishing.mutate({ params })
      case 'delete':
        return remove()
      case 'export_pdf':
        return save('pdf')
      case 'export_xlsx':
        return save('xlsx')
      default:
        return open(key)
    }
  }
  return { run, isBusy: publishing.isPending || deletion.isPending || isExporting }
}

interface OpenDialogProps extends Props {
  dialog: Dialog
  onClose: () => void
}

function OpenDialog({ dialog, appointment, onClose }: OpenDialogProps) {
  const panel = usePanel()
  const { id, data, startsAt, endsAt } = appointment
  switch (dialog) {
    case 'edit':
    case 'copy':
      return (
        <Suspense fallback={<LoadingOverlay visible />}>
          <PlanModal
            planning={{ how: dialog, appointment }}
            onClose={onClose}
            onSaved={(saved) => {
              onClose()
              if (saved !== id) void panel.open(appointmentPanel, saved)
            }}
          />
        </Suspense>
      )
    case 'move':
      return <MoveModal moving={{ event: { id, title: data.title, startsAt, endsAt } }} onClose={onClose} />
    case 'invite':
      return <InviteModal appointment={appointment} onClose={onClose} />
    case 'write':
      return <WriteModal id={id} onClose={onClose} />
    case 'cancel':
      return <CancelModal appointment={appointment} onClose={onClose} />
    case 'complete':
      return <CompleteModal appointment={appointment} onClose={onClose} />
  }
}
