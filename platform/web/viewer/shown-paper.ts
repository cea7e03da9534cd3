// The document shown in the viewer. A separate store, so that the code that fetches it (`viewer.ts`) is loaded only
// when needed.

import { makeStore } from '../core/store.ts'

export interface ShownPaper {
  name: string
  /** Keeping the document is another action, or not allowed. */
  isOnlyShown?: boolean
  /** Absent while loading. `url` is an object URL. */
  content?: { url: string; type: string }
}

export const shownPaper = makeStore<ShownPaper | undefined>(undefined)

export function closePaper() {
  const content = shownPaper.now()?.content
  if (content) URL.revokeObjectURL(content.url)
  shownPaper.set(undefined)
}
