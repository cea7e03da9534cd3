// Actions on an investor in a project: the next step as a button, the others in a menu with their reasons.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import type { ApplyView } from '../../contract/process.ts'
import type { ApplyAction } from '../../rules/apply-can.ts'
import { offerPanel } from '../../rules/interested-address.ts'
import { useAddToProject } from '../changes.ts'
import { AwardModal } from './AwardModal.tsx'
import { OfferModal } from './OfferModal.tsx'
import { ProposeModal } from './ProposeModal.tsx'
import { SignedPaperModal } from './SignedPaperModal.tsx'
import { StepModal } from './StepModal.tsx'
import { StepsModal } from './StepsModal.tsx'

/** The step that moves an investor on, where staff take it. */
const nextAction: Partial<Record<NonNullable<ApplyView['state']> | 'none', ApplyAction>> = {
  none: 'propose',
  matched: 'propose',
  interested: 'send_nda',
  memorandum_opened: 'upload_nbo',
  nda_signed: 'upload_nbo',
  nbo_submitted: 'shortlist',
  shortlisted: 'open_data_room',
  data_room_open: 'upload_bo',
  bo_submitted: 'award',
}

export function ApplyActions({ apply, canWrite }: { apply: ApplyView; canWrite: boolean }) {
  const t = useText()
  const { open } = usePanel()
  const adding = useAddToProject()
  const [asking, setAsking] = useState<ApplyAction | 'steps'>()
  const { investor, project, state, actions } = apply
  const isAllowed = (key: ApplyAction) => actions.some((one) => one.key === key && one.enabled)
  const wanted = nextAction[state ?? 'none']
  const next = wanted && isAllowed(wanted) ? wanted : undefined
  const run = (key: ApplyAction) =>
    key === 'add' ? adding.mutate({ params: { id: investor.id }, body: { projectId: project.id } }) : setAsking(key)
  const isNew = state === null
  const offered = actions.filter(
    ({ key }) => key !== next && (isNew || key !== 'add') && (!isNew || key === 'add' || key === 'propose'),
  )
  const name = `${investor.company}, ${project.title}`
  const close = () => setAsking(undefined)
  return (
    <>
      {canWrite && next && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('investors_step_for', { step: t(`investors_step_${next}`), name })}
          onClick={() => run(next)}
        >
          {t(`investors_step_${next}`)}
        </Button>
      )}
      <ActionMenu
        label={t('investors_steps_of', { name })}
        isBusy={adding.isPending}
        actions={[
          ...(canWrite
            ? offered.map(({ key, enabled, reason }) => ({
                key,
                title: t(`investors_step_${key}`),
                allowed: enabled,
                reason,
                run: () => run(key),
              }))
            : []),
          ...(apply.id
            ? [
                { key: 'steps', title: t('investors_steps'), allowed: true, run: () => setAsking('steps') },
                {
                  key: 'offers',
                  title: t('investors_offers'),
                  allowed: true,
                  run: () => void open(offerPanel, investor.id),
                },
              ]
            : []),
        ]}
      />
      {asking && <Dialog asking={asking} apply={apply} onClose={close} />}
    </>
  )
}

function Dialog({ asking, apply, onClose }: { asking: ApplyAction | 'steps'; apply: ApplyView; onClose: () => void }) {
  const shared = { apply, onClose }
  switch (asking) {
    case 'propose':
      return <ProposeModal {...shared} />
    case 'sign_nda':
      return <SignedPaperModal {...shared} />
    case 'upload_nbo':
      return <OfferModal target={offerTarget(apply)} kind="nbo" onClose={onClose} />
    case 'upload_bo':
      return <OfferModal target={offerTarget(apply)} kind="bo" onClose={onClose} />
    case 'award':
      return <AwardModal {...shared} />
    case 'steps':
      return <StepsModal {...shared} />
    case 'add':
      return null
    default:
      return <StepModal {...shared} step={asking} />
  }
}

const offerTarget = ({ investor, project }: ApplyView) => ({
  investorId: investor.id,
  company: investor.company,
  projectId: project.id,
  project: project.title,
})
