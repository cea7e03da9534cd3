// Wizard that plans an appointment in three steps, and the same for editing and copying one.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { WizardModal } from '#platform/web/modal/WizardModal.tsx'
import { initAppointments, type AppointmentView } from '../../contract/plan.ts'
import { copiedDraft, draftOf, newDraft, type Begun, type PlanDraft } from './plan-draft.ts'
import { planSteps, type PlanStep } from './plan-problems.ts'
import { RulesStep } from './RulesStep.tsx'
import { usePlan } from './use-plan.ts'
import { WhatStep } from './WhatStep.tsx'
import { WhenStep } from './WhenStep.tsx'

/** A new appointment with what is already known, or one that is edited or copied. */
export type Planning = ({ how: 'new' } & Begun) | { how: 'edit' | 'copy'; appointment: AppointmentView }

interface Props {
  planning: Planning
  onSaved: (id: string) => void
  onClose: () => void
}

export default function PlanModal({ planning, onSaved, onClose }: Props) {
  const t = useText()
  // Proposed values must not change while the user types.
  const proposed = useQuery({ ...queryOf(initAppointments), staleTime: Infinity })
  const { data: init } = proposed
  const title = t(`viewing_appointments_plan_${planning.how}`)
  if (init) {
    const first = firstOf(planning, init)
    return <Wizard title={title} hosts={init.hosts} {...{ planning, first, onSaved, onClose }} />
  }
  return (
    <Modal onClose={onClose} title={title} size={1000}>
      <QueryView query={proposed} rows={8} />
    </Modal>
  )
}

function firstOf(planning: Planning, init: Parameters<typeof newDraft>[0]): PlanDraft {
  if (planning.how === 'new') return newDraft(init, planning)
  const { data } = planning.appointment
  return planning.how === 'edit' ? draftOf(data) : copiedDraft(data, new Date())
}

interface WizardProps extends Props {
  title: string
  hosts: readonly { value: string; displayName: string }[]
  first: PlanDraft
}

function Wizard({ title, planning, hosts, first, onSaved, onClose }: WizardProps) {
  const t = useText()
  const edited = planning.how === 'edit' ? planning.appointment : undefined
  const plan = usePlan({ first, edited, onSaved })
  const { draft, place, setPlace, isChanged, check, save, tellParticipants, setTellParticipants } = plan
  const isTold = edited !== undefined && edited.counts.booked + edited.counts.waiting > 0
  const contentOf: Record<PlanStep, React.ReactNode> = {
    what: <WhatStep plan={plan} hosts={hosts} />,
    when: <WhenStep plan={plan} exceptId={edited?.id ?? null} canRepeat={edited === undefined} />,
    rules: (
      <RulesStep plan={plan} telling={isTold ? { isOn: tellParticipants, onChange: setTellParticipants } : undefined} />
    ),
  }
  const publishes = edited === undefined
  return (
    <WizardModal
      title={title}
      pages={planSteps.map((key) => ({
        key,
        title: t(`viewing_appointments_step_${key}`),
        content: contentOf[key],
      }))}
      place={place}
      onPlace={setPlace}
      isChanged={isChanged}
      canContinue={isChanged || planning.how !== 'new' || draft.kind !== null}
      check={check}
      completeLabel={t(publishes ? 'viewing_appointments_save_published' : 'general_save')}
      complete={() => save(publishes)}
      {...(publishes && {
        other: { label: t('viewing_appointments_save_planned'), complete: () => save(false) },
      })}
      onClose={onClose}
    />
  )
}
