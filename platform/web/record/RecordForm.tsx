// Form of a record, in a panel or on a page: errors and conflicts on top, fields, and buttons that stay visible while
// scrolling.

import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { useText } from '../i18n/texts.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import type { Editing } from './editing.ts'
import styles from './RecordForm.module.css'

interface Props {
  form: Editing
  labels: Readonly<Record<string, string>>
  /** Display text of field values in the conflict notice. */
  wordsOf?: (field: string, value: unknown) => string | undefined
  canEdit: boolean
  children: ReactNode
}

export function RecordForm({ form, labels, wordsOf, canEdit, children }: Props) {
  const t = useText()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <Stack gap={16}>
        <ErrorSummary errors={form.errors} labels={labels} />
        {form.conflict && (
          <ConflictNotice
            differences={form.conflict.differences}
            labels={labels}
            wordsOf={wordsOf}
            onKeepMine={form.keepMine}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        <fieldset className={styles.fields} disabled={!canEdit}>
          {children}
        </fieldset>
      </Stack>
      {canEdit && form.isDirty && !form.conflict && (
        <Group className={styles.buttons} justify="flex-end">
          <Button type="submit" loading={form.isSaving}>
            {t('general_save')}
          </Button>
        </Group>
      )}
    </form>
  )
}
