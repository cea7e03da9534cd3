// Starts a draw for the seats of an appointment: candidates, number to draw, and the public value that decides.

import { Button, Checkbox, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { instantAt } from '#platform/rules/local-time.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { TimeField } from '#platform/web/form/time/TimeField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { ChosenRecipients } from '../../contract/invitations.ts'
import type { AppointmentView } from '../../contract/plan.ts'
import { useStartDraw } from '../changes.ts'
import { personKinds, type PersonKind } from './recipient-choice.ts'
import styles from './invite.module.css'

interface Props {
  appointment: AppointmentView
  /** Rows that were chosen in a list. */
  chosen?: ChosenRecipients
  onClose: () => void
}

const methods = ['public_value', 'commit_reveal'] as const
type Method = (typeof methods)[number]

export function StartDrawModal({ appointment, chosen, onClose }: Props) {
  const t = useText()
  const { id, counts } = appointment
  const [kinds, setKinds] = useState<readonly PersonKind[]>(personKinds)
  const [count, setCount] = useState<number | null>(Math.max(1, counts.seats - counts.taken))
  const [method, setMethod] = useState<Method>('public_value')
  const [source, setSource] = useState('')
  const [known, setKnown] = useState({ date: '', time: '19:00' })
  const [withoutAbsent, setWithoutAbsent] = useState(false)
  const [signed, setSigned] = useState('')
  const { errors, errorOf, show, take, clear } = useServerErrors()
  const starting = useStartDraw(onClose)
  const labels = {
    kinds: t('viewing_appointments_invite_kinds'),
    count: t('viewing_appointments_draw_count'),
    source: t('viewing_appointments_draw_source'),
    knownAt: t('viewing_appointments_field_date'),
    signed: t('viewing_appointments_draw_signed'),
  }
  const isPublic = method === 'public_value'
  const submit = () => {
    const required = t('general_field_is_required')
    const knownAt = instantAt(known.date, known.time)
    const missing = {
      ...(!chosen && kinds.length === 0 && { kinds: required }),
      ...(count === null && { count: required }),
      ...(isPublic && source.trim() === '' && { source: required }),
      ...(isPublic && !knownAt && { knownAt: t('general_date_not_valid') }),
    }
    if (Object.keys(missing).length > 0 || count === null) return show(missing)
    starting.mutate(
      {
        params: { id },
        body: {
          recipients: chosen ?? { from: 'matching', kinds: [...kinds] },
          groups: [{ key: 'all', count }],
          withoutAbsent,
          method,
          ...(isPublic && { source: source.trim() }),
          ...(isPublic && knownAt && { knownAt: knownAt.toISOString() }),
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
        <NumberStepper
          label={labels.count}
          hint={t('viewing_appointments_draw_count_hint')}
          name="count"
          required
          min={1}
          max={10_000}
          value={count}
          onChange={(value) => {
            setCount(value)
            clear('count')
          }}
          error={errorOf('count')}
        />
        <SegmentedControl
          aria-label={t('viewing_appointments_draw_method')}
          className={styles.choice ?? ''}
          value={method}
          onChange={(value) => setMethod(methods.find((one) => one === value) ?? 'public_value')}
          data={methods.map((value) => ({ value, label: t(`viewing_appointments_draw_method_${value}`) }))}
        />
        <p className={styles.note}>{t(`viewing_appointments_draw_method_${method}_text`)}</p>
        {isPublic && (
          <>
            <TextField
              label={labels.source}
              hint={t('viewing_appointments_draw_source_hint')}
              name="source"
              required
              maxLength={300}
              value={source}
              onChange={(text) => {
                setSource(text)
                clear('source')
              }}
              error={errorOf('source')}
            />
            <div className={styles.fields}>
              <DateField
                label={t('viewing_appointments_draw_known_on')}
                name="knownAt"
                required
                value={known.date}
                onChange={(date) => {
                  setKnown({ ...known, date })
                  clear('knownAt')
                }}
                error={errorOf('knownAt')}
              />
              <TimeField
                label={t('viewing_appointments_draw_known_time')}
                required
                value={known.time}
                onChange={(time) => setKnown({ ...known, time })}
              />
            </div>
          </>
        )}
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
