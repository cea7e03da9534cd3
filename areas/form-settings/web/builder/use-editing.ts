// Manages the builder state of a page: starts with the server's and the locally stored draft, saves edits, and leaves
// without loss.

import { useEffect, useMemo, useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call, noticesOf } from '#platform/web/api/call.ts'
import { keyOf } from '#platform/web/api/query.ts'
import { outcomeOf } from '#platform/web/builder/save-outcome.ts'
import { t } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { getForm, saveForm } from '../../contract/form.ts'
import { getForms } from '../../contract/forms.ts'
import { wordOf } from '../../rules/places.ts'
import type { Bench } from './bench-context.ts'
import { draftMirrorOf } from './draft-mirror.ts'
import { refusedIn } from './refused-places.ts'
import { standIn } from './stale-stand.ts'
import { createWorkbench } from './workbench.ts'

/** Delay in milliseconds before the address is updated; keeps arrow keys in the outline fast. */
const addressAfter = 400

export type LoadedForm = ReceivedResponseOf<typeof getForm>

export function useEditing(loaded: LoadedForm): Bench {
  const queryClient = useQueryClient()
  const { search, setSearch } = useAddress()
  const { form, edited, answers, preset } = loaded
  const [workbench] = useState(() =>
    createWorkbench({
      initial: {
        version: edited.version,
        definition: edited.definition,
        updatedBy: edited.updatedBy,
        isOwn: edited.isOwn,
        isDraft: edited.isDraft,
        problems: loaded.problems,
        savedAt: edited.isDraft && edited.updatedAt ? new Date(edited.updatedAt) : null,
      },
      chosen: search.at ?? '',
      mirror: draftMirrorOf(localStorage, form.id),
      save: ({ version, definition }) =>
        outcomeOf(call(saveForm, { params: { formId: form.id }, body: { version, definition } }), standIn),
      refusalOf: (failure) => noticesOf(failure)[0]?.title ?? String(failure),
      refusedIn: (failure, sent) => refusedIn(failure, sent, t),
    }),
  )
  useEffect(() => {
    const keep = () => workbench.rest()
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
      // The next visit fetches the form again; the list refetches to show the draft.
      queryClient.removeQueries({ queryKey: keyOf(getForm) })
      void queryClient.invalidateQueries({ queryKey: keyOf(getForms) })
    }
  }, [workbench, queryClient])
  useEffect(() => {
    // Writes the selected place to the address, so that a shared link opens it.
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown = wordOf(workbench.now().chosen)
    const unsubscribe = workbench.subscribe(() => {
      const word = wordOf(workbench.now().chosen)
      if (word === shown) return
      shown = word
      clearTimeout(timer)
      timer = setTimeout(() => void setSearch({ at: word }, { replace: true }), addressAfter)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [workbench, setSearch])
  return useMemo((): Bench => {
    const counts = new Map(answers.map(({ of, field, answers: count }) => [`${of}.${field}`, count]))
    return {
      workbench,
      formId: form.id,
      kind: form.kind,
      preset,
      answersTo: (of, field) => counts.get(`${of}.${field}`) ?? 0,
    }
  }, [workbench, form.id, form.kind, preset, answers])
}
