// Shows the open document, if there is one. The viewer is loaded with the first one.

import { lazy, Suspense } from 'react'
import { useStore } from '../../core/store.ts'
import { shownPaper } from '../../viewer/shown-paper.ts'

const PaperViewer = lazy(() => import('./PaperViewer.tsx'))

export function ViewerHost() {
  const paper = useStore(shownPaper)
  return paper ? (
    <Suspense fallback={null}>
      <PaperViewer paper={paper} />
    </Suspense>
  ) : null
}
