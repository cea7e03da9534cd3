// Edits a record that other users may edit too: keeps the typed values, the changed fields, and both versions when
// another user saved first.

import { useState } from 'react'
import { z } from 'zod'
import { CallFailed } from '../api/call-failed.ts'
import { useServerErrors } from '../form/use-server-errors.ts'

interface Stored<Data> {
  version: number
  data: Data
}

export interface Difference {
  field: string
  mine: unknown
  theirs: unknown
}

interface Conflict<Data> {
  theirs: Stored<Data>
  differences: Difference[]
}

interface Options<Data> {
  stored: Stored<Data>
  /** Resolves with the new version, and with the data if the server stored others than were sent, such as no secrets. */
  save: (data: Data, version: number) => Promise<{ version: number; data?: Data | undefined }>
  /** Schema that reads the newer record from the error of a refused save. */
  dataIn: z.ZodType<Data>
}

export function useRecordForm<Data extends object>({ stored, save, dataIn }: Options<Data>) {
  const [base, setBase] = useState(stored)
  const [values, setValues] = useState(stored.data)
  const [conflict, setConflict] = useState<Conflict<Data>>()
  const [isSaving, setSaving] = useState(false)
  const serverErrors = useServerErrors()
  const isDirty = JSON.stringify(values) !== JSON.stringify(base.data)
  // A refetched record replaces the values, unless the person has unsaved input.
  if (stored.version > base.version && !isDirty && !isSaving) {
    setBase(stored)
    setValues(stored.data)
  }

  const send = async (version: number): Promise<boolean> => {
    setSaving(true)
    try {
      const saved = await save(values, version)
      const kept = saved.data ?? values
      setBase({ version: saved.version, data: kept })
      setValues((now) => (now === values ? kept : now))
      setConflict(undefined)
      serverErrors.clear()
      return true
    } catch (failure) {
      const theirs = newerRecord(failure, dataIn)
      if (theirs) {
        const merged = withOwnEdits(theirs.data, { before: base.data, after: values, dataIn })
        setValues(merged)
        setConflict({ theirs, differences: differencesBetween(merged, theirs.data) })
      } else serverErrors.take(failure)
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    values,
    isDirty,
    isSaving,
    conflict,
    errors: serverErrors.errors,
    errorOf: serverErrors.errorOf,
    set: <Field extends keyof Data & string>(field: Field, value: Data[Field]) => {
      setValues((before) => ({ ...before, [field]: value }))
      serverErrors.clear(field)
    },
    /** Changes several fields; based on the values of that moment, also if called later. */
    change: (changed: (before: Data) => Data) => setValues(changed),
    save: () => send(base.version),
    reset: () => {
      setValues(base.data)
      setConflict(undefined)
      serverErrors.clear()
    },
    /** Saves this person's values over the newer version. */
    keepMine: () => send(conflict?.theirs.version ?? base.version),
    takeTheirs: () => {
      if (!conflict) return
      setBase(conflict.theirs)
      setValues(conflict.theirs.data)
      setConflict(undefined)
    },
  }
}

function newerRecord<Data>(failure: unknown, dataIn: z.ZodType<Data>): Stored<Data> | undefined {
  if (!(failure instanceof CallFailed) || failure.status !== 409) return undefined
  return z.object({ version: z.number(), data: dataIn }).safeParse(failure.refusal.current).data
}

interface Edits<Data> {
  before: Data
  after: Data
  dataIn: z.ZodType<Data>
}

/**
 * Takes the other user's version of every field that was not edited here: keeping one's own edits must not undo
 * theirs.
 */
export function withOwnEdits<Data extends object>(theirs: Data, { before, after, dataIn }: Edits<Data>): Data {
  const own = differencesBetween(after, before).map(({ field, mine }) => [field, mine])
  return dataIn.safeParse({ ...theirs, ...Object.fromEntries(own) }).data ?? after
}

function differencesBetween(mine: object, theirs: object): Difference[] {
  const other = new Map(Object.entries(theirs))
  return Object.entries(mine)
    .filter(([field, value]) => JSON.stringify(other.get(field)) !== JSON.stringify(value))
    .map(([field, value]) => ({ field, mine: value, theirs: other.get(field) }))
}
