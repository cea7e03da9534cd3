// Form of a settings page: error summary, fields, and a save button that is always visible.

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ConflictNotice } from '#platform/web/record/ConflictNotice.tsx'
import type { Editing } from '#platform/web/record/editing.ts'
import styles from './Settings.module.css'

interface Props {
  form: Editing
  labels: Readonly<Record<string, string>>
  wordsOf?: (field: string, value: unknown) => string | undefined
  /** Reason why the form is read-only. */
  lock?: string | null
  /** Reason why saving is temporarily disabled. */
  isBusy?: string | null
  children: ReactNode
}

export function SettingForm({ form, labels, wordsOf, lock, isBusy, children }: Props) {
  const t = useText()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void form.save()
      }}
    >
      <ErrorSummary errors={form.errors} labels={labels} />
      {form.conflict && (
        <div className={styles.conflict}>
          <ConflictNotice
            differences={form.conflict.differences}
            labels={labels}
            wordsOf={wordsOf}
            onKeepMine={form.keepMine}
            onTakeTheirs={form.takeTheirs}
          />
        </div>
      )}
      {lock && <p className={styles.lock}>{lock}</p>}
      <fieldset className={styles.fieldset} disabled={Boolean(lock)}>
        {children}
      </fieldset>
      {!lock && !form.conflict && (
        <div className={styles.save} data-dirty={form.isDirty || undefined}>
          <Button type="submit" loading={form.isSaving} disabled={!form.isDirty || Boolean(isBusy)}>
            {t('general_save')}
          </Button>
          {isBusy && <span className={styles.quiet}>{isBusy}</span>}
          {form.isDirty ? (
            <Button variant="default" onClick={form.reset}>
              {t('project_settings_discard')}
            </Button>
          ) : (
            <span className={styles.quiet}>{t('project_settings_nothing_changed')}</span>
          )}
        </div>
      )}
    </form>
  )
}
