// Value of a list cell in a spreadsheet: the same text, but numbers, money and dates as such.

import { z } from 'zod'
import type { Column } from '../../contract/table.ts'
import {
  contactCell,
  documentsCell,
  linksCell,
  referencesCell,
  stateCell,
  starCell,
} from '../../contract/table-cells.ts'
import type { Translate } from '../i18n/texts.ts'
import type { SheetValue } from '../documents/sheet-cell.ts'
import type { CellValue } from './declaration.ts'

const linked = z.object({ value: z.string() })

export function excelCell(kind: Column['cell'], value: CellValue, t: Translate): SheetValue {
  if (value === null || value === undefined) return null
  switch (kind) {
    case 'text':
      return bare(value)
    case 'number': {
      const number = Number(bare(value))
      return Number.isNaN(number) ? bare(value) : number
    }
    case 'money':
      return { money: Number(bare(value)) }
    case 'date':
      return { day: String(bare(value)) }
    case 'datetime':
      return { moment: new Date(String(bare(value))) }
    case 'state':
      return stateCell.safeParse(value).data?.displayName
    case 'grade':
      return bare(value)
    case 'boolean':
      return t(value === true ? 'general_yes' : 'general_no')
    case 'star':
      return starCell.safeParse(value).data?.checked ? t('general_yes') : null
    case 'people':
    case 'links':
      return (linksCell.safeParse(value).data ?? []).map((link) => link.value).join(', ')
    case 'documents':
      return t(`table_documents_${documentsCell.safeParse(value).data ?? 'none'}`)
    case 'references':
      return (referencesCell.safeParse(value).data ?? []).map(({ state }) => t(`table_reference_${state}`)).join(', ')
    case 'contact': {
      const contact = contactCell.safeParse(value).data
      return [contact?.email, contact?.phone].filter((one) => one).join(', ')
    }
    case 'detail':
      return null
  }
}

function bare(value: CellValue): string | number | null {
  if (typeof value === 'string' || typeof value === 'number') return value
  return linked.safeParse(value).data?.value ?? null
}
