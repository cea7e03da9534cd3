// Form state of a settings page: saves the whole document, announces the result, and asks before unsaved input is
// lost.

import { markStale } from '#platform/web/api/stale.ts'
import { useBlocker } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Notice } from '#platform/contract/notify.ts'
import { askToDiscard } from '#platform/web/modal/discard.ts'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { notify } from '#platform/web/core/notify.ts'

export interface SettingOptions<Data extends object> {
  stored: { version: number; data: Data }
  dataIn: z.ZodType<Data>
  save: (
    data: Data,
    version: number,
  ) => Promise<{ version: number; data?: Data | undefined; notify?: Notice[] | undefined }>
  /** Endpoints that are stale after a save. */
  stale: readonly Endpoint[]
}

/** The parts of the form that field components need. */
export interface FieldsOf<Data> {
  values: Data
  set: <Field extends keyof Data & string>(field: Field, value: Data[Field]) => void
  errorOf: (name: string) => string | undefined
}

export function useSettingForm<Data extends object>({ stored, dataIn, save, stale }: SettingOptions<Data>) {
  const queryClient = useQueryClient()
  const form = useRecordForm({
    stored,
    dataIn,
    save: async (data, version) => {
      const saved = await save(data, version)
      for (const notice of saved.notify ?? []) notify(notice)
      await markStale(queryClient, stale)
      return saved
    },
  })
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!form.isDirty || current.pathname === next.pathname) return false
      const discards = await askToDiscard()
      return !discards
    },
    enableBeforeUnload: () => form.isDirty,
  })
  return form
}
