// Starts a draw for the seats of an appointment: who takes part and how many are drawn. The value that decides is named
// when the draw is published.

import { Button, Checkbox, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import type { ChosenRecipients } from '../../contract/invitations.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { oneGroup, sizeGroups, type SizeGroup } from '../../rules/draw-groups.ts'
import { useStartDraw } from '../changes.ts'
import { personKinds, type PersonKind } from './recipient-choice.ts'
import styles from './invite.module.css'

interface Props {
  appointment: AppointmentView
  /** Rows that were chosen in a list. */
  chosen?: ChosenRecipients
  onClose: () => void
}

type GroupKey = typeof oneGroup | SizeGroup

export function StartDrawModal({ appointment, chosen, onClose }: Props) {
  const t = useText()
  const panel = usePanel()
  const { id, counts, slots } = appointment
  const [kinds, setKinds] = useState<readonly PersonKind[]>(personKinds)
  const [isBySize, setBySize] = useState(false)
  const [wanted, setWanted] = useState<Partial<Record<GroupKey, number | null>>>({
    [oneGroup]: Math.max(1, counts.seats - counts.taken),
    ...Object.fromEntries(sizeGroups.map(({ key, atOnce }) => [key, atOnce * slots.length])),
  })
  const [withoutAbsent, setWithoutAbsent] = useState(false)
  const [signed, setSigned] = useState('')
  const { errors, errorOf, show, take, clear } = useServerErrors()
  const starting = useStartDraw(({ drawId }) => panel.open('DrawDetails', drawId))
  const keys: readonly GroupKey[] = isBySize ? sizeGroups.map(({ key }) => key) : [oneGroup]
  const labelOf = (key: GroupKey) =>
    key === oneGroup
      ? t('viewing_appointments_draw_count')
      : t(`viewing_appointments_draw_group_${key.replaceAll('-', '_')}`)
  const labels = {
    kinds: t('viewing_appointments_invite_kinds'),
    signed: t('viewing_appointments_draw_signed'),
    ...Object.fromEntries(keys.map((key) => [key, labelOf(key)])),
  }
  const submit = () => {
    const required = t('general_field_is_required')
    const groups = keys.flatMap((key) => {
      const count = wanted[key]
      return count ? [{ key, count }] : []
    })
    if (!chosen && kinds.length === 0) return show({ kinds: required })
    const [first = oneGroup] = keys
    if (groups.length === 0) return show({ [first]: required })
    starting.mutate(
      {
        params: { id },
        body: {
          recipients: chosen ?? { from: 'matching', kinds: [...kinds] },
          groups,
          withoutAbsent,
          ...(signed.trim() && { signed: signed.trim() }),
        },
      },
      { onError: take },
    )
  }
  return (
    <Modal onClose={onClose} title={t('viewing_appointments_draw_start')} size={640}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('viewing_appointments_draw_start_text')}</p>
        <ErrorSummary errors={errors} labels={labels} />
        {!chosen && (
          <Checkbox.Group
            label={labels.kinds}
            value={[...kinds]}
            error={errorOf('kinds')}
            onChange={(values) => {
              setKinds(personKinds.filter((kind) => values.includes(kind)))
              clear('kinds')
            }}
          >
            <div className={styles.kinds}>
              {personKinds.map((kind) => (
                <Checkbox key={kind} value={kind} label={t(`viewing_appointments_invite_kind_${kind}`)} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <SegmentedControl
          aria-label={t('viewing_appointments_draw_count')}
          className={styles.choice ?? ''}
          value={isBySize ? 'size' : 'all'}
          onChange={(value) => setBySize(value === 'size')}
          data={[
            { value: 'all', label: t('viewing_appointments_draw_together') },
            { value: 'size', label: t('viewing_appointments_draw_by_size') },
          ]}
        />
        <div className={styles.fields}>
          {keys.map((key) => (
            <NumberStepper
              key={key}
              label={labelOf(key)}
              name={key}
              required={key === oneGroup}
              min={0}
              max={10_000}
              unit={t('viewing_appointments_persons')}
              value={wanted[key] ?? null}
              onChange={(value) => {
                setWanted({ ...wanted, [key]: value })
                clear(key)
              }}
              error={errorOf(key)}
            />
          ))}
        </div>
        <Checkbox
          label={t('viewing_appointments_without_absent')}
          description={t('viewing_appointments_without_absent_hint')}
          checked={withoutAbsent}
          onChange={({ currentTarget }) => setWithoutAbsent(currentTarget.checked)}
        />
        <TextAreaField
          label={labels.signed}
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
        <DialogButtons>
          <CancelButton />
          <Button loading={starting.isPending} onClick={submit}>
            {t('viewing_appointments_draw_freeze')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
