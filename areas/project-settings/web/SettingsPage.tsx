// Page of a settings document: head, form with save bar and conflict notice, and the history of its changes. The
// caller supplies the fields.

import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import type { SettingHistory } from '../contract/history.ts'
import { HistorySection } from './HistorySection.tsx'
import { SettingForm } from './SettingForm.tsx'
import styles from './SettingsPage.module.css'
import { useSettingForm, type FieldsOf, type SettingOptions } from './use-setting-form.ts'

interface Document<Data> {
  version: number
  data: Data
  history: SettingHistory
}

/** Props of one field of the form kit. */
export interface FieldParts<Value> {
  name: string
  label: string
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

export interface SettingsForm<Data> extends FieldsOf<Data> {
  labels: Readonly<Record<string, string>>
  /** Props of one field, to spread into a field of the form kit. */
  field: <Name extends keyof Data & string>(name: Name) => FieldParts<Data[Name]>
}

interface FormProps<Data extends object, Stored extends Document<Data>>
  extends Omit<SettingOptions<Data>, 'stored'>, Pick<ComponentProps<typeof SettingForm>, 'lock' | 'isBusy'> {
  /** Display text of field values in the conflict notice. */
  wordsOf?: (field: string, value: unknown, stored: Stored) => string | undefined
  /** Between the form and the history, for example a preview of the unsaved values. */
  below?: (form: SettingsForm<Data>, stored: Stored) => ReactNode
  children: (form: SettingsForm<Data>, stored: Stored) => ReactNode
}

interface Props<Data extends object, Stored extends Document<Data>> extends FormProps<Data, Stored> {
  title: string
  subtitle: string
  /** Query of the GET endpoint of `settingsContract`. */
  query: ComponentProps<typeof QueryView<Stored>>['query']
}

export function SettingsPage<Data extends object, Stored extends Document<Data>>(props: Props<Data, Stored>) {
  const { title, subtitle, query, ...form } = props
  return (
    <div className={styles.page}>
      <PageHead title={title} subtitle={subtitle} />
      <QueryView query={query} rows={8}>
        {(stored) => <DocumentForm {...form} stored={stored} />}
      </QueryView>
    </div>
  )
}

function DocumentForm<Data extends object, Stored extends Document<Data>>(
  props: FormProps<Data, Stored> & { stored: Stored },
) {
  const { stored, dataIn, save, stale, wordsOf, below, children, ...look } = props
  const t = useText()
  const form = useSettingForm({ stored, dataIn, save, stale })
  const { values, set, errorOf } = form
  const labels = Object.fromEntries(Object.keys(values).map((name) => [name, t(`project_settings_field_${name}`)]))
  const fields: SettingsForm<Data> = {
    values,
    set,
    errorOf,
    labels,
    field: (name) => ({
      name,
      label: labels[name] ?? name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errorOf(name),
    }),
  }
  return (
    <>
      <SettingForm
        {...look}
        form={form}
        labels={labels}
        {...(wordsOf && { wordsOf: (field: string, value: unknown) => wordsOf(field, value, stored) })}
      >
        {children(fields, stored)}
      </SettingForm>
      {below?.(fields, stored)}
      <HistorySection history={stored.history} />
    </>
  )
}
