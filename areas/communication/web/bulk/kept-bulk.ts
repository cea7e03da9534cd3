// The words of a bulk mail that was begun, kept on this device for each project and person: a reload or a crash loses nothing. They
// end when it is sent or discarded; whom it goes to is chosen anew.

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
    /** A full storage keeps nothing; writing goes on all the same. */
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

/** Words to applications and words to interested people are kept apart: they name other things. */
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
    /** Words of an earlier time stand there. */
    isTakenUp: begun !== undefined,
    forget: () => {
      isOver.current = true
      keeper.write(noWords)
    },
  }
}
