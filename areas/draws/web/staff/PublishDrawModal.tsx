// Publishes a draw: the public value that will decide, or a sealed secret.

import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { instantAt } from '#platform/rules/local-time.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { TimeField } from '#platform/web/form/time/TimeField.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { DrawView } from '../../contract/draw.ts'
import { drawMethods, type DrawMethod } from '../../rules/draw-state.ts'
import { usePublishDraw } from '../changes.ts'

const isMethod = (value: string): value is DrawMethod => drawMethods.some((one) => one === value)

export function PublishDrawModal({ draw: { id }, onClose }: { draw: DrawView; onClose: () => void }) {
  const t = useText()
  const [method, setMethod] = useState<DrawMethod>('public_value')
  const [source, setSource] = useState('')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const isPublic = method === 'public_value'
  const send = (errors: ServerErrors) => {
    if (!isPublic) return { params: { id }, body: { method } }
    const knownAt = instantAt(day, time)
    if (!knownAt) {
      errors.show({ knownAt: t('draws_day_and_time_needed') })
      return undefined
    }
    return { params: { id }, body: { method, source, knownAt: knownAt.toISOString() } }
  }
  return (
    <ActionModal
      title={t('draws_publish_title')}
      text={t('draws_publish_text')}
      action={t('draws_action_publish')}
      change={usePublishDraw()}
      send={(_, errors) => send(errors)}
      onClose={onClose}
    >
      {({ errorOf, clear }) => {
        const edit = (set: (text: string) => void, field: string) => (text: string) => {
          set(text)
          clear(field)
        }
        return (
          <>
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
                  onChange={edit(setSource, 'source')}
                  error={errorOf('source')}
                />
                <DateField
                  label={t('draws_known_day')}
                  name="knownAt"
                  required
                  value={day}
                  onChange={edit(setDay, 'knownAt')}
                  error={errorOf('knownAt')}
                />
                <TimeField
                  label={t('draws_known_time')}
                  name="knownTime"
                  required
                  value={time}
                  onChange={edit(setTime, 'knownAt')}
                />
              </>
            )}
          </>
        )
      }}
    </ActionModal>
  )
}
