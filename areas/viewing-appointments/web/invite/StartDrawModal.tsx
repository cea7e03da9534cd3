// Starts a draw for the seats of an appointment: who takes part and how many are drawn. The value that decides is named
// when the draw is published.

import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { getViewingDraws, type ChosenRecipients } from '../../contract/invitations.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { oneGroup } from '../../rules/draw-groups.ts'
import { useStartViewingDraw } from '../changes.ts'
import { DrawStartedModal, type StartedDraw } from './DrawStartedModal.tsx'
import { countsOf, groupsOf, groupText, type GroupCounts } from './draw-counts.ts'
import { GroupFields } from './GroupFields.tsx'
import { KindsField } from './KindsField.tsx'
import { personKinds, type PersonKind } from './recipient-choice.ts'

interface Props {
  appointment: AppointmentView
  /** Rows that were chosen in a list. */
  chosen?: { recipients: ChosenRecipients; count: number }
  onStarted?: () => void
  onClose: () => void
}

export function StartDrawModal({ appointment, chosen, onStarted = () => undefined, onClose }: Props) {
  const t = useText()
  const panel = usePanel()
  const { id, data, counts } = appointment
  const starting = useStartViewingDraw()
  const draws = useQuery(queryOf(getViewingDraws, { params: { id } }))
  const [kinds, setKinds] = useState<readonly PersonKind[]>(personKinds)
  const [isBySize, setBySize] = useState(false)
  const [typed, setTyped] = useState<GroupCounts>({ [oneGroup]: Math.max(1, counts.seats - counts.taken) })
  const [withoutAbsent, setWithoutAbsent] = useState(false)
  const [signed, setSigned] = useState('')
  const [started, setStarted] = useState<StartedDraw>()
  const proposal = draws.data?.proposal ?? []
  const wanted = countsOf(isBySize ? proposal : [{ key: oneGroup, count: 1 }], typed)

  const open = ({ drawId }: StartedDraw) => {
    onStarted()
    onClose()
    void panel.open('DrawDetails', drawId)
  }
  if (started) return <DrawStartedModal draw={started} onClose={() => open(started)} />

  const send = (errors: ServerErrors) => {
    const required = t('general_field_is_required')
    const groups = groupsOf(wanted)
    if (!chosen && kinds.length === 0) {
      errors.show({ kinds: required })
      return undefined
    }
    if (groups.length === 0) {
      errors.show({ [wanted[0]?.key ?? oneGroup]: required })
      return undefined
    }
    return {
      params: { id },
      body: {
        recipients: chosen?.recipients ?? { from: 'matching' as const, kinds: [...kinds] },
        groups,
        withoutAbsent,
        ...(signed.trim() && { signed: signed.trim() }),
      },
    }
  }
  return (
    <ActionModal
      title={t('viewing_appointments_draw_start_title', { title: data.title })}
      text={
        chosen
          ? t('viewing_appointments_draw_start_chosen', { count: chosen.count })
          : t('viewing_appointments_draw_start_text')
      }
      size={640}
      action={t('viewing_appointments_draw_freeze')}
      labels={{
        kinds: t('viewing_appointments_invite_kinds'),
        signed: t('viewing_appointments_draw_signed'),
        ...Object.fromEntries(wanted.map(({ key }) => [key, t(groupText(key))])),
      }}
      change={starting}
      send={(_, errors) => send(errors)}
      onDone={(answer) => (answer.leftOut.length > 0 ? setStarted(answer) : open(answer))}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <>
          {!chosen && (
            <KindsField
              kinds={kinds}
              error={errorOf('kinds')}
              onChange={(next) => {
                setKinds(next)
                clear('kinds')
              }}
            />
          )}
          <GroupFields
            canBeBySize={proposal.length > 1}
            isBySize={isBySize}
            onBySize={setBySize}
            counts={wanted}
            errorOf={errorOf}
            onCount={(key, count) => {
              setTyped({ ...typed, [key]: count })
              clear(key)
            }}
          />
          <Checkbox
            label={t('viewing_appointments_without_absent')}
            description={t('viewing_appointments_without_absent_hint')}
            checked={withoutAbsent}
            onChange={({ currentTarget }) => setWithoutAbsent(currentTarget.checked)}
          />
          <TextAreaField
            label={t('viewing_appointments_draw_signed')}
            hint={t('viewing_appointments_draw_signed_hint')}
            name="signed"
            rows={2}
            maxLength={500}
            value={signed}
            onChange={(text) => {
              setSigned(text)
              clear('signed')
            }}
            error={errorOf('signed')}
          />
        </>
      )}
    </ActionModal>
  )
}
