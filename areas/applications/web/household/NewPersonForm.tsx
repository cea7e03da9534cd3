// Form that adds a person to a household: the fields of the panel in edit mode, and one button.

import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Editing } from '#platform/web/record/editing.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { PanelButtons } from './PanelButtons.tsx'
import { PanelFields } from './PanelFields.tsx'
import styles from './NewPersonForm.module.css'

interface Props {
  form: Editing
  labels: Readonly<Record<string, string>>
  children: ReactNode
}

export function NewPersonForm({ form, labels, children }: Props) {
  const t = useText()
  const panel = usePanel()
  const add = async () => {
    if (await form.save()) await panel.close({ saved: true })
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Stack gap={16}>
        <ErrorSummary errors={form.errors} labels={labels} />
        <PanelFields>{children}</PanelFields>
      </Stack>
      <PanelButtons>
        <Button variant="default" onClick={() => void panel.close()}>
          {t('general_cancel')}
        </Button>
        <Button type="submit" loading={form.isSaving}>
          {t('applications_add')}
        </Button>
      </PanelButtons>
    </form>
  )
}
