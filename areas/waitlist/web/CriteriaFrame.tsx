// Around the criteria form of staff: what is wrong on top, a conflict with both values, and the one button below. What is new can be
// saved as it stands, for it may begin with what an application tells.

import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ConflictNotice } from '#platform/web/record/ConflictNotice.tsx'
import type { Editing } from '#platform/web/record/editing.ts'
import { placeWords } from '../rules/place-of.ts'
import { soughtPlace } from '../contract/criteria.ts'
import styles from './CriteriaFrame.module.css'

interface Props {
  form: Editing
  labels: Readonly<Record<string, string>>
  /** Why it cannot be saved now. */
  refusal: string | null
  isNew: boolean
  children: ReactNode
}

export function CriteriaFrame({ form, labels, refusal, isNew, children }: Props) {
  const t = useText()
  const canSave = refusal === null && !form.conflict && (isNew || form.isDirty)
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <Stack gap={16}>
        {refusal && <p className={styles.refusal}>{refusal}</p>}
        <ErrorSummary errors={form.errors} labels={labels} />
        {form.conflict && (
          <ConflictNotice
            differences={form.conflict.differences}
            labels={labels}
            wordsOf={(field, value) => wordsOf(t, field, value)}
            onKeepMine={form.keepMine}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        <fieldset className={styles.fields} disabled={refusal !== null}>
          {children}
        </fieldset>
      </Stack>
      {canSave && (
        <Group className={styles.buttons} justify="flex-end">
          <Button type="submit" loading={form.isSaving}>
            {t(isNew ? 'waitlist_record' : 'general_save')}
          </Button>
        </Group>
      )}
    </form>
  )
}

/** Lists as they are read; everything else as it stands. */
function wordsOf(t: ReturnType<typeof useText>, field: string, value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined
  if (field === 'places') return soughtPlace.array().parse(value).map(placeWords).join('; ')
  return value.map((one) => t(`waitlist_${field === 'kinds' ? 'kind' : 'need'}_${String(one)}`)).join(', ')
}
