// Publishes a draw: the public value that will decide, or a sealed secret.

import { Button, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { instantAt } from '#platform/rules/local-time.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { TimeField } from '#platform/web/form/time/TimeField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { DrawView } from '../../contract/draw.ts'
import { drawMethods, type DrawMethod } from '../../rules/draw-state.ts'
import { usePublishDraw } from '../changes.ts'

const isMethod = (value: string): value is DrawMethod => drawMethods.some((one) => one === value)

export function PublishDrawModal({ draw: { id }, onClose }: { draw: DrawView; onClose: () => void }) {
  const t = useText()
  const { errorOf, show, take, clear } = useServerErrors()
  const publishing = usePublishDraw(onClose)
  const [method, setMethod] = useState<DrawMethod>('public_value')
  const [source, setSource] = useState('')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const isPublic = method === 'public_value'
  const publish = () => {
    const knownAt = instantAt(day, time)
    if (isPublic && !knownAt) return show({ knownAt: t('draws_day_and_time_needed') })
    const body = isPublic ? { method, source, knownAt: knownAt?.toISOString() } : { method }
    publishing.mutate({ params: { id }, body }, { onError: take })
  }
  const known = (set: (text: string) => void) => (text: string) => {
    set(text)
    clear('knownAt')
  }
  return (
    <Modal onClose={onClose} title={t('draws_publish_title')}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('draws_publish_text')}</p>
        <Radio.Group
          label={t('draws_field_method')}
          value={method}
          onChange={(value) => isMethod(value) && setMethod(value)}
        >
          <Stack gap={8} mt={6}>
            {drawMethods.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`draws_method_${value}`)}
                description={t(`draws_method_${value}_hint`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {isPublic && (
          <>
            <TextField
              label={t('draws_field_source')}
              name="source"
              required
              hint={t('draws_source_hint')}
              maxLength={300}
              value={source}
              onChange={(text) => {
                setSource(text)
                clear('source')
              }}
              error={errorOf('source')}
            />
            <DateField
              label={t('draws_known_day')}
              name="knownAt"
              required
              value={day}
              onChange={known(setDay)}
              error={errorOf('knownAt')}
            />
            <TimeField label={t('draws_known_time')} name="knownTime" required value={time} onChange={known(setTime)} />
          </>
        )}
        <DialogButtons>
          <CancelButton />
          <Button onClick={publish} loading={publishing.isPending}>
            {t('draws_action_publish')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
