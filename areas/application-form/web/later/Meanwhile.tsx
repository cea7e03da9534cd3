// Background tasks while the form is filled in: document uploads, and updates of parts that others fill in.

import { useOwnParts } from '../people/own-parts.ts'
import PapersUnderWay from '../documents/PapersUnderWay.tsx'
import type { Filling } from '../filling/use-filling.ts'

export default function Meanwhile({ filling }: { filling: Filling }) {
  useOwnParts(filling)
  return (
    <PapersUnderWay
      credentials={filling.credentials}
      documents={filling.documents}
      onArrived={(document) => filling.keepDocuments([document], [])}
    />
  )
}
