// The editor of a visit: begins with the server's content, saves edits, and leaves without loss.

import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { UploadedFile } from '#platform/contract/file.ts'
import { call, CallFailed, noticesOf } from '#platform/web/api/call.ts'
import { keyOf } from '#platform/web/api/query.ts'
import { outcomeOf } from '#platform/web/builder/save-outcome.ts'
import { makeStore } from '#platform/web/core/store.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { editedWebsite, getWebsitePage, saveWebsitePage } from '../../contract/website.ts'
import type { Editing, LoadedWebsite } from './editor-context.ts'
import { createPageEditor, type PageEditor, type Stand } from './page-editor.ts'

export function usePageEditor({ edited, documents, languages, address }: LoadedWebsite): Editing {
  const queryClient = useQueryClient()
  const [editing] = useState((): Editing => ({
    editor: createPageEditor({
      initial: { ...edited, savedAt: edited.updatedAt === null ? null : new Date(edited.updatedAt) },
      language: languages.find((one) => one === currentLanguage()) ?? languages[0] ?? 'de',
      save: (sent) => outcomeOf(call(saveWebsitePage, { body: sent }), standIn),
      refusalOf: (failure) => noticesOf(failure)[0]?.title ?? String(failure),
    }),
    languages,
    address,
    documents: makeStore<ReadonlyMap<string, UploadedFile>>(new Map(documents.map((file) => [file.id, file]))),
  }))
  const { editor } = editing
  useEffect(() => {
    const rest = () => editor.rest()
    window.addEventListener('pagehide', rest)
    return () => {
      window.removeEventListener('pagehide', rest)
      rest()
      // The next visit fetches the website again.
      queryClient.removeQueries({ queryKey: keyOf(getWebsitePage) })
    }
  }, [editor, queryClient])
  return editing
}

/** The server's newer content in a 409 response. */
function standIn(failure: unknown): Stand | undefined {
  if (!(failure instanceof CallFailed) || failure.status !== 409) return undefined
  return editedWebsite.safeParse(failure.refusal.current).data
}

/** True if the action was refused because another editor saved first; their content is then at the editor. */
export function meetInstead(editor: PageEditor, failure: unknown): boolean {
  const theirs = standIn(failure)
  if (theirs) editor.meet(theirs)
  return theirs !== undefined
}
