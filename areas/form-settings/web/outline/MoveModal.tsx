// "Move to …" dialog: for distant places, and as an alternative to dragging.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import type { FormText } from '#areas/forms/rules/form-text.ts'
import { useFormText } from '#areas/application-form/web/public.tsx'
import { mayHold, mayMoveField, withFieldMoved, withSectionMoved, withStepMoved } from '../../rules/definition-edits.ts'
import { keyOfPlace, sectionAt, stepAt, type MovablePlace } from '../../rules/places.ts'
import { announce } from '#platform/web/builder/announce.ts'
import { useBench, useDefinition } from '../builder/bench-context.ts'
import { useTitleOf } from '../builder/use-title-of.ts'

export function MoveModal({ place, onClose }: { place: MovablePlace; onClose: () => void }) {
  const t = useText()
  const said = useFormText()
  const { workbench } = useBench()
  const form = useDefinition()
  const titleOf = useTitleOf()
  const containers = containersFor(form, place)
  const [into, setInto] = useState(place.kind === 'field' ? `${place.step}.${place.section}` : place.step)
  const others = thingsIn(form, place, into).filter(({ key }) => key !== keyOfPlace(place))
  const [after, setAfter] = useState('first')
  const nameOf = (title: FormText) => said(title) || t('form_settings_untitled')
  const move = () => {
    const at = others.findIndex(({ key }) => key === after) + 1
    const next = movedTo(form, place, { into, at })
    workbench.edit(next.place, () => next.form)
    workbench.choose(next.place)
    announce(t('form_settings_moved_there', { title: titleOf(next.place) }))
    onClose()
  }
  return (
    <Modal onClose={onClose} title={t('form_settings_move_title', { title: titleOf(place) })} size={480}>
      <Stack gap={16}>
        {place.kind !== 'step' && (
          <SelectField
            label={t(place.kind === 'field' ? 'form_settings_move_into_section' : 'form_settings_move_into_step')}
            required
            options={containers.map(({ word, titles }) => ({
              value: word,
              displayName: titles.map(nameOf).join(' › '),
            }))}
            value={into}
            onChange={(value) => {
              setInto(value ?? into)
              setAfter('first')
            }}
          />
        )}
        <SelectField
          label={t('form_settings_move_after')}
          required
          options={[
            { value: 'first', displayName: t('form_settings_move_first') },
            ...others.map(({ key, title }) => ({ value: key, displayName: nameOf(title) })),
          ]}
          value={after}
          onChange={(value) => setAfter(value ?? 'first')}
        />
      </Stack>
      <DialogButtons>
        <CancelButton />
        <Button onClick={move}>{t('form_settings_move')}</Button>
      </DialogButtons>
    </Modal>
  )
}

interface Container {
  word: string
  titles: FormText[]
}

function containersFor(form: FormDefinition, place: MovablePlace): Container[] {
  if (place.kind === 'step') return []
  if (place.kind === 'section') {
    const section = sectionAt(form, place)
    return form.steps
      .filter(({ key }) => section && mayHold(key, section))
      .map(({ key, title }) => ({ word: key, titles: [title] }))
  }
  return form.steps.flatMap((step) =>
    step.sections
      .filter((section) => mayMoveField(form, place, { step: step.key, section: section.key }))
      .map((section) => ({ word: `${step.key}.${section.key}`, titles: [step.title, section.title] })),
  )
}

function thingsIn(form: FormDefinition, place: MovablePlace, into: string): { key: string; title: FormText }[] {
  if (place.kind === 'step') return form.steps.filter(({ key }) => key !== 'summary')
  const [step = '', section = ''] = into.split('.')
  if (place.kind === 'section') return stepAt(form, step)?.sections ?? []
  return (sectionAt(form, { step, section })?.fields ?? []).map(({ key, label }) => ({ key, title: label }))
}

function movedTo(form: FormDefinition, place: MovablePlace, { into, at }: { into: string; at: number }) {
  const [step = '', section = ''] = into.split('.')
  if (place.kind === 'step') return { form: withStepMoved(form, place.step, at), place }
  if (place.kind === 'section') return { form: withSectionMoved(form, place, { step, at }), place: { ...place, step } }
  return { form: withFieldMoved(form, place, { step, section, at }), place: { ...place, step, section } }
}
