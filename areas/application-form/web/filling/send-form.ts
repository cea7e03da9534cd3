// Submits the form. Everything else is already saved once the documents are uploaded.

import { call } from '#platform/web/api/call.ts'
import { persist } from '#platform/web/api/persist.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { submitApplication } from '../../contract/submit.ts'
import { forgetDraft } from '../later/known-drafts.ts'
import { forgetForm, keyOn, savedPrefix } from '../later/mirror.ts'
import { shelf } from '../later/shelf.ts'

export { papersAwaited } from '../documents/papers-under-way.ts'

export async function sendForm(credentials: Credentials): Promise<void> {
  // Submission is idempotent, so it is retried automatically when the server is busy or the connection breaks.
  const { isHeld } = await persist(
    () => call(submitApplication, { params: credentials, body: { language: currentLanguage() } }),
    {},
  )
  forgetForm(shelf(), credentials.slug)
  forgetSaved(localStorage, credentials.slug)
  // A held draft can still be opened from the start page.
  if (!isHeld) forgetDraft(localStorage, credentials.slug)
}

function forgetSaved(storage: Storage, slug: string): void {
  const ours = Object.keys(storage).filter((key) => key.startsWith(savedPrefix + keyOn(slug, '')))
  for (const key of ours) storage.removeItem(key)
}
