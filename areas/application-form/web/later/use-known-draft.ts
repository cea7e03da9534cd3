// Remembers a draft in this browser that began with the plain HTML form of the start page, on another device, or whose
// link was replaced.

import { useEffect } from 'react'
import type { Credentials, FormState } from '../../contract/form-shapes.ts'
import { knownDrafts, rememberDraft } from './known-drafts.ts'

export function useKnownDraft({ slug, token }: Credentials, { application, formId, objects }: FormState): void {
  useEffect(() => {
    if (application || !formId) return
    const known = knownDrafts(localStorage).find((draft) => draft.slug === slug)
    if (known?.token === token) return
    // A new link has a new token; the place in the form stays.
    if (known) return rememberDraft(localStorage, { ...known, token })
    const objectIds = objects.map(({ id }) => id)
    rememberDraft(localStorage, {
      slug,
      token,
      formId,
      objectIds,
      startedAt: new Date().toISOString(),
      furthest: 'object',
    })
  }, [application, formId, objects, slug, token])
}
