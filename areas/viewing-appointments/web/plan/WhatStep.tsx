// First step of the wizard: kind, objects, title, meeting point and host.

import { SegmentedControl, Stack } from '@mantine/core'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { HostFields } from './HostFields.tsx'
import { KindCards } from './KindCards.tsx'
import { ObjectsField, type FoundObject } from './ObjectsField.tsx'
import type { Plan } from './use-plan.ts'
import styles from './plan.module.css'

interface Props {
  plan: Plan
  hosts: readonly { value: string; displayName: string }[]
}

export function WhatStep({ plan, hosts }: Props) {
  const t = useText()
  const { draft, set, errorOf } = plan
  const chooseObjects = (objects: FoundObject[]) => {
    const [first] = objects
    set({
      objects: objects.map(({ value, displayName }) => ({ value, displayName })),
      ...(first && draft.title === '' && { title: t('viewing_appointments_title_of', { object: first.displayName }) }),
      ...(first?.address && draft.place === '' && { place: first.address }),
    })
  }
  return (
    <Stack gap={20}>
      <KindCards value={draft.kind} onChange={(kind) => set({ kind })} error={errorOf('kind')} />
      <Stack gap={8}>
        <SegmentedControl
          aria-label={t('viewing_appointments_field_scope')}
          value={draft.scope}
          onChange={(scope) => set({ scope: scope === 'general' ? 'general' : 'objects' })}
          data={[
            { value: 'objects', label: t('viewing_appointments_scope_objects') },
            { value: 'general', label: t('viewing_appointments_scope_general') },
          ]}
          className={styles.choice ?? ''}
        />
        {draft.scope === 'objects' ? (
          <ObjectsField
            label={t('viewing_appointments_field_objects')}
            hint={t('viewing_appointments_objects_hint')}
            name="objects"
            required
            value={draft.objects}
            onChange={chooseObjects}
            error={errorOf('objects')}
          />
        ) : (
          <p className={styles.note}>{t('viewing_appointments_general_hint')}</p>
        )}
      </Stack>
      <div className={styles.fields}>
        <TextField
          label={t('viewing_appointments_field_title')}
          name="title"
          required
          maxLength={120}
          value={draft.title}
          onChange={(title) => set({ title })}
          error={errorOf('title')}
        />
        <TextField
          label={t('viewing_appointments_field_place')}
          name="place"
          required
          maxLength={200}
          value={draft.place}
          onChange={(place) => set({ place })}
          error={errorOf('place')}
        />
      </div>
      <HostFields plan={plan} hosts={hosts} />
    </Stack>
  )
}
