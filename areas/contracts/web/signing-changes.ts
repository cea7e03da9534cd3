// The deeds on a document at the signing provider.

import { useChange } from '#platform/web/api/query.ts'
import { createSigningDocument, discardSigningDocument, openEditingSession, signForDemo } from '../contract/signing.ts'
import { stale } from './changes.ts'

export const useDocumentCreation = () => useChange(createSigningDocument, { stale, errors: 'own', timeout: false })
export const useDocumentDiscarding = () => useChange(discardSigningDocument, { stale, timeout: false })
export const useEditing = () =>
  useChange(openEditingSession, { onDone: ({ url }) => void window.open(url, '_blank', 'noopener') })
export const useDemoSignature = () => useChange(signForDemo, { stale, timeout: false })
