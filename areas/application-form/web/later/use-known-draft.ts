// Remembers a draft in this browser that began with the plain HTML form of the start page, or on another device.

import { useEffect } from 'react'
import type { Credentials, FormState } from '../../contract/form-shapes.ts'
import { knownDrafts, rememberDraft } from './known-drafts.ts'

export function useKnownDraft({ slug, token }: Credentials, { application, formId, objects }: FormState): void {
  useEffect(() => {
    if (application || !formId || knownDrafts(localStorage).some((draft) => draft.slug === slug)) return
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
