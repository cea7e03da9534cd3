// Head of the page of a project: title, place, state and actions.

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useRecordCommands } from '#platform/web/core/record-keys.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { NeighbourButtons } from '#platform/web/table/NeighbourButtons.tsx'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { projectActions, type ShownProject } from '../../contract/places.ts'
import type { ProjectView } from '../../contract/project.ts'
import { projectsPath } from '../../rules/project-address.ts'
import { AdvertisementModal } from '../advertisement/AdvertisementModal.tsx'
import { usePublishProjects, useRemoveProject } from '../changes.ts'
import { ProjectWizard } from '../wizard/ProjectWizard.tsx'
import { WithdrawModal } from './WithdrawModal.tsx'

type Dialog = 'edit' | 'advertise' | 'withdraw'

export function ProjectHead({ project, shown }: { project: ProjectView; shown: ShownProject }) {
  const t = useText()
  const navigate = useNavigate()
  const publish = usePublishProjects()
  const removal = useRemoveProject(() => navigate({ to: projectsPath }))
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { id, state, stateTitle, data, canWrite, canAdvertise, actions } = project
  const { title } = data.details
  const close = () => setDialog(null)
  const edit = () => setDialog('edit')
  useRecordCommands(
    canWrite && actions.edit.allowed ? [{ key: 'edit', title: t('projects_edit'), run: edit }] : [],
    t('shell_commands_screen'),
  )
  const askToPublish = async () => {
    const text = t('projects_publish_text', { title })
    const asked = { title: t('projects_publish_title'), text, confirm: t('projects_publish') }
    if (await askToConfirm(asked)) publish.mutate({ body: { projects: [id] } })
  }
  const askToRemove = async () => {
    const text = t('projects_remove_text', { title })
    const asked = { title: t('projects_remove_title'), text, confirm: t('projects_remove'), danger: true }
    if (await askToConfirm(asked)) removal.mutate({ params: { id } })
  }
  const publishes = state === 'draft' || state === 'withdrawn'
  return (
    <>
      <PageHead
        title={title}
        badge={<StateBadge state={`project.${state}`} title={stateTitle} />}
        subtitle={[placeOf(project), data.details.refNumber].filter(Boolean).join(' · ')}
        back={{ to: projectsPath, label: t('projects_title') }}
        menu={
          <>
            <NeighbourButtons id={id} path="/projects/$id" />
            <Slots place={projectActions} props={{ project: shown }} />
            {canWrite && (
              <ActionButton variant="default" availability={actions.edit} onClick={edit}>
                {t('general_edit')}
              </ActionButton>
            )}
            {canAdvertise && (
              <ActionButton variant="default" availability={actions.edit} onClick={() => setDialog('advertise')}>
                {t('projects_advertisement')}
              </ActionButton>
            )}
            <ActionMenu
              label={t('projects_more')}
              isBusy={removal.isPending}
              actions={[
                ...(canAdvertise && !publishes
                  ? [
                      {
                        key: 'withdraw',
                        title: t('projects_withdraw'),
                        ...actions.withdraw,
                        run: () => setDialog('withdraw'),
                      },
                    ]
                  : []),
                ...(canWrite
                  ? [
                      {
                        key: 'remove',
                        title: t('projects_remove'),
                        danger: true,
                        ...actions.remove,
                        run: () => void askToRemove(),
                      },
                    ]
                  : []),
              ]}
            />
          </>
        }
        action={
          canAdvertise &&
          publishes && (
            <ActionButton
              availability={actions.publish}
              loading={publish.isPending}
              onClick={() => void askToPublish()}
            >
              {t('projects_publish')}
            </ActionButton>
          )
        }
      />
      {dialog === 'edit' && <ProjectWizard id={id} onClose={close} onSaved={close} />}
      {dialog === 'advertise' && <AdvertisementModal project={project} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawModal project={project} onClose={close} />}
    </>
  )
}

function placeOf({ data: { address }, canton }: ProjectView): string {
  const street = [address.address, address.houseNumber].filter(Boolean).join(' ')
  const town = [address.postalCode, address.city, canton].filter(Boolean).join(' ')
  return [street, town].filter(Boolean).join(', ')
}
