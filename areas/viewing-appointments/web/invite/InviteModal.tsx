// Invites to an appointment: all people who wish for its objects, chosen rows of a list, or people drawn by lot. The
// invitation is previewed like every other mail.

import { Checkbox, SegmentedControl, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { keyOf, queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getViewingDraws, previewInvitation, type Recipients } from '../../contract/invitations.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { useInviteToAppointment } from '../changes.ts'
import { KindsField } from './KindsField.tsx'
import { LeftOut } from './LeftOut.tsx'
import { personKinds, type PersonKind } from './recipient-choice.ts'
import styles from './invite.module.css'

interface Props {
  appointment: Pick<AppointmentView, 'id'> & { data: Pick<AppointmentView['data'], 'title'> }
  /** Rows that were chosen in a list; without them the dialog offers to choose. */
  chosen?: Recipients
  onInvited?: () => void
  onClose: () => void
}

export function InviteModal({ appointment, chosen, onClose, onInvited = onClose }: Props) {
  const t = useText()
  const { id, data } = appointment
  const [from, setFrom] = useState<'matching' | 'draw'>('matching')
  const [kinds, setKinds] = useState<readonly PersonKind[]>(personKinds)
  const [drawId, setDrawId] = useState<string | null>(null)
  const [withoutAbsent, setWithoutAbsent] = useState(false)
  const wording = useMailWording()
  const inviting = useInviteToAppointment(onInvited)
  const { data: draws } = useQuery({ ...queryOf(getViewingDraws, { params: { id } }), enabled: !chosen })
  const decided = (draws?.items ?? []).filter(({ isDecided }) => isDecided)
  const recipients = chosen ?? recipientsOf(from, kinds, drawId)
  const params = { id }
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: [...keyOf(previewInvitation), id, recipients, withoutAbsent],
    queryFn: () => (recipients ? call(previewInvitation, { params, body: { recipients, withoutAbsent } }) : null),
    enabled: recipients !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const look = async (mail: object) => {
    const shown = recipients && (await call(previewInvitation, { params, body: { recipients, withoutAbsent, mail } }))
    if (!shown?.mail) throw new Error('no recipient')
    return shown.mail
  }
  const count = recipients && found ? found.invited : 0
  return (
    <Modal
      onClose={onClose}
      isChanged={wording.isOwn}
      title={t('viewing_appointments_invite_title', { title: data.title })}
      size={760}
    >
      <Stack gap={16}>
        {!chosen && (
          <Choice
            {...{ from, setFrom, kinds, setKinds, drawId, setDrawId }}
            draws={decided.map((draw) => ({
              value: draw.drawId,
              displayName: t('viewing_appointments_draw_option', { number: draw.number, drawn: draw.drawn }),
            }))}
          />
        )}
        <Checkbox
          label={t('viewing_appointments_without_absent')}
          description={t('viewing_appointments_without_absent_hint')}
          checked={withoutAbsent}
          onChange={({ currentTarget }) => setWithoutAbsent(currentTarget.checked)}
        />
        {error && <FailedState failure={error} retry={() => void refetch()} />}
        {recipients && !found && !error && <LoadingRows rows={3} />}
        {recipients && found && (
          <>
            <p className={styles.sum} role="status">
              {count > 0
                ? t('viewing_appointments_invited_count', { count })
                : t('viewing_appointments_invited_nobody')}
            </p>
            <LeftOut people={found.leftOut} />
            {count > 0 && (
              <MailLook wording={wording} about={JSON.stringify([id, recipients, withoutAbsent])} look={look} />
            )}
          </>
        )}
        <DialogButtons>
          <CancelButton />
          <SendButton
            wording={count > 0 ? wording : { obstacle: t('viewing_appointments_invited_nobody') }}
            label={t('viewing_appointments_invite_send', { count })}
            isSending={inviting.isPending}
            onSend={() =>
              recipients &&
              inviting.mutate(
                { params, body: { recipients, withoutAbsent, ...wording.sent } },
                { onError: (failure) => tellFailure(failure) },
              )
            }
          />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

function recipientsOf(
  from: 'matching' | 'draw',
  kinds: readonly PersonKind[],
  drawId: string | null,
): Recipients | undefined {
  if (from === 'draw') return drawId ? { from, drawId } : undefined
  return kinds.length > 0 ? { from, kinds: [...kinds] } : undefined
}

interface ChoiceProps {
  from: 'matching' | 'draw'
  setFrom: (from: 'matching' | 'draw') => void
  kinds: readonly PersonKind[]
  setKinds: (kinds: readonly PersonKind[]) => void
  drawId: string | null
  setDrawId: (id: string | null) => void
  draws: { value: string; displayName: string }[]
}

function Choice({ from, setFrom, kinds, setKinds, drawId, setDrawId, draws }: ChoiceProps) {
  const t = useText()
  return (
    <Stack gap={12}>
      <SegmentedControl
        aria-label={t('viewing_appointments_invite_from')}
        className={styles.choice ?? ''}
        value={from}
        onChange={(value) => setFrom(value === 'draw' ? 'draw' : 'matching')}
        data={[
          { value: 'matching', label: t('viewing_appointments_invite_matching') },
          { value: 'draw', label: t('viewing_appointments_invite_draw') },
        ]}
      />
      {from === 'matching' ? (
        <KindsField kinds={kinds} onChange={setKinds} />
      ) : draws.length > 0 ? (
        <SelectField
          label={t('viewing_appointments_draws')}
          required
          value={drawId}
          onChange={setDrawId}
          options={draws}
        />
      ) : (
        <p className={styles.note}>{t('viewing_appointments_invite_no_draw')}</p>
      )}
    </Stack>
  )
}
