// Stores the text of an unfinished bulk mail on this device, per project and user, so that a reload or crash loses
// nothing. It is deleted when the mail is sent or discarded; recipients are chosen anew.

import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { uploadedFile } from '#platform/contract/file.ts'
import { languages } from '#platform/rules/project-type.ts'
import { useInit, useSession } from '#platform/web/api/session.ts'
import type { BulkTexts } from '#platform/web/records/record-kind.ts'
import { isBlankBulk, noWords, type BulkDraft } from './bulk-draft.ts'

const wording = z.object({ subject: z.string(), body: z.string() })
const kept: z.ZodType<BulkDraft> = z.object({
  words: z.partialRecord(z.enum(languages), wording),
  attachments: z.array(uploadedFile),
  isNews: z.boolean(),
  withLetters: z.boolean(),
  templateId: z.string().nullable(),
})

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function bulkKeeper(storage: Store, whose: string) {
  const key = `bulk-mail:${whose}`
  return {
    read(): BulkDraft | undefined {
      try {
        return kept.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data
      } catch {
        return undefined
      }
    },
    /** If the storage is full, nothing is stored and writing continues. */
    write(draft: BulkDraft): void {
      try {
        if (isBlankBulk(draft)) storage.removeItem(key)
        else storage.setItem(key, JSON.stringify(draft))
      } catch {
        storage.removeItem(key)
      }
    },
  }
}

/** Drafts for applications and for interested people are stored separately, because their placeholders differ. */
export function useKeptBulk({ view, isDefault }: Pick<BulkTexts, 'view' | 'isDefault'>) {
  const { tenant } = useInit()
  const { user } = useSession()
  const keeper = bulkKeeper(localStorage, `${tenant}:${user.id}${isDefault ? '' : `:${view}`}`)
  const [begun] = useState(() => keeper.read())
  const [draft, setDraft] = useState(begun ?? noWords)
  const isOver = useRef(false)
  useEffect(() => {
    if (!isOver.current) keeper.write(draft)
  })
  return {
    draft,
    setDraft,
    /** True if the draft was restored from storage. */
    isTakenUp: begun !== undefined,
    forget: () => {
      isOver.current = true
      keeper.write(noWords)
    },
  }
}
