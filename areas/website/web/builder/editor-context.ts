// The editor of the website for all components on its page. Each component subscribes to its own part.

import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { UploadedFile } from '#platform/contract/file.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Store } from '#platform/web/core/store.ts'
import type { getWebsitePage } from '../../contract/website.ts'
import type { Block, BlockKind, BlockOf, PageContent } from '../../rules/content.ts'
import { problemsOfPage, type PageProblem } from '../../rules/page-problems.ts'
import { withBlock } from '../../rules/page-edits.ts'
import type { EditorState, PageEditor } from './page-editor.ts'

export type LoadedWebsite = ReceivedResponseOf<typeof getWebsitePage>

export interface Editing {
  editor: PageEditor
  /** Languages of the workspace, in which every text is expected. */
  languages: readonly Language[]
  address: string
  /** Documents known so far, by id; uploads are added. */
  documents: Store<ReadonlyMap<string, UploadedFile>>
}

export const EditorContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditorContext)
  if (!editing) throw new Error('a part of the page builder is outside of it')
  return editing
}

/** `pick` must return the same value while the state is unchanged: a part of the state or a primitive. */
export function useEditorState<Piece>(pick: (state: EditorState) => Piece): Piece {
  const { editor } = useEditing()
  return useSyncExternalStore(editor.subscribe, () => pick(editor.now()))
}

export const useContent = (): PageContent => useEditorState(({ history }) => history.present)

export function useProblems(): PageProblem[] {
  const { languages } = useEditing()
  const content = useContent()
  return useMemo(() => problemsOfPage(content, languages), [content, languages])
}

export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>
  onChange: (change: Partial<BlockOf<Kind>>, about?: string) => void
}

/** Changes fields of a block; with `about`, typing in one place is one undo step. */
export function useBlockChange(id: string) {
  const { editor } = useEditing()
  return (change: object, about: string | null = null) =>
    // The cast is safe: callers pass fields of the block's own kind (`BlockProps`).
    editor.edit(id, (page) => withBlock(page, id, (block) => ({ ...block, ...change }) as Block), about)
}
