// Lists the changes between two contents of the website, block by block, for the publishing dialog and the audit.

import { movedAmong } from '#areas/form-settings/rules/moved-among.ts'
import type { Block, BlockKind, PageContent, Words } from './content.ts'

interface PageChange {
  what: 'added' | 'removed' | 'moved' | 'changed'
  /** Null for title and description of the page. */
  block: { id: string; kind: BlockKind; title: Words } | null
  /** Changed fields; empty unless `what` is `changed`. */
  fields: string[]
}

/** `before` is null if there was no content. */
export function changesOfPage(before: PageContent | null, after: PageContent): PageChange[] {
  const old = new Map((before?.blocks ?? []).map((block) => [block.id, block]))
  const now = new Set(after.blocks.map(({ id }) => id))
  const head = (['title', 'description'] as const).filter((field) => !isSame(before?.[field], after[field]))
  const moved = movedAmong((before?.blocks ?? []).map(placed), after.blocks.map(placed))
  return [
    ...(head.length > 0 && before
      ? [{ what: 'changed' as const, block: null, fields: head.map((field) => `page_${field}`) }]
      : []),
    ...[...old.values()]
      .filter(({ id }) => !now.has(id))
      .map((block): PageChange => ({ what: 'removed', block: named(block), fields: [] })),
    ...after.blocks.flatMap((block): PageChange[] => {
      const was = old.get(block.id)
      if (!was || was.kind !== block.kind) return [{ what: 'added', block: named(block), fields: [] }]
      const fields = changedFields(was, block)
      return [
        ...(moved.has(block.id) ? [{ what: 'moved' as const, block: named(block), fields: [] }] : []),
        ...(fields.length > 0 ? [{ what: 'changed' as const, block: named(block), fields }] : []),
      ]
    }),
  ]
}

/** All blocks are side by side. */
const placed = ({ id }: Block) => ({ name: id, parent: '' })

const named = ({ id, kind, title }: Block) => ({ id, kind, title })

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function changedFields(before: Block, after: Block): string[] {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => !isSame(old.get(field), value))
    .map(([field]) => field)
}
