// Panel of a record: read-only at first, then a form with errors and conflicts at the top and sticky buttons.

import { Button, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList, type KeyValue } from '#platform/web/ui/KeyValueList.tsx'
import { ConflictNotice } from '#platform/web/record/ConflictNotice.tsx'
import type { Editing } from '#platform/web/record/editing.ts'
import { PanelButtons } from './PanelButtons.tsx'
import { PanelFields } from './PanelFields.tsx'
import styles from './PanelForm.module.css'

interface Props {
  form: Editing
  /** Facts shown in read mode. */
  facts: readonly KeyValue[]
  labels: Readonly<Record<string, string>>
  canEdit: boolean
  children: ReactNode
}

export function PanelForm({ form, facts, labels, canEdit, children }: Props) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  if (!isEditing) {
    return (
      <div className={styles.form}>
        <KeyValueList items={facts} />
        {canEdit && (
          <Button variant="default" size="compact-sm" mt={12} onClick={() => setEditing(true)}>
            {t('general_edit')}
          </Button>
        )}
      </div>
    )
  }
  const save = async (saving: Promise<boolean>) => {
    if (await saving) setEditing(false)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save(form.save())
      }}
    >
      <Stack gap={16}>
        <ErrorSummary errors={form.errors} labels={labels} />
        {form.conflict && (
          <ConflictNotice
            differences={form.conflict.differences}
            labels={labels}
            onKeepMine={() => save(form.keepMine())}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        <PanelFields>{children}</PanelFields>
      </Stack>
      {!form.conflict && (
        <PanelButtons>
          <Button
            variant="default"
            onClick={() => {
              form.reset()
              setEditing(false)
            }}
          >
            {t('general_cancel')}
          </Button>
          <Button type="submit" loading={form.isSaving}>
            {t('general_save')}
          </Button>
        </PanelButtons>
      )}
    </form>
  )
}
