// Mutations for a document at the signing provider.

import { useChange } from '#platform/web/api/query.ts'
import { createSigningDocument, discardSigningDocument, openEditingSession, signForDemo } from '../contract/signing.ts'
import { stale } from './changes.ts'

export const useCreateSigningDocument = () => useChange(createSigningDocument, { stale, errors: 'own', timeout: false })
export const useDiscardSigningDocument = () => useChange(discardSigningDocument, { stale, timeout: false })
export const useOpenEditingSession = () =>
  useChange(openEditingSession, { onDone: ({ url }) => void window.open(url, '_blank', 'noopener') })
export const useSignForDemo = () => useChange(signForDemo, { stale, timeout: false })
