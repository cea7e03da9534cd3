// Buttons that save the figures under the shown filters as a file.

import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '#platform/web/api/download.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { generateServeReportFiles } from '../contract/dashboard.ts'
import type { FigureId } from '../contract/figures.ts'
import { queryFor, type ShownFilters } from './figure-filters.ts'

const formats = [
  ['pdf', 'analytics_as_pdf', IconFileTypePdf],
  ['xlsx', 'analytics_as_sheet', IconFileSpreadsheet],
] as const

const listIn = (text: string | undefined) => (text ?? '').split(',').filter((one) => one !== '')

export function ReportButtons({ filters, id = null }: { filters: ShownFilters; id?: FigureId | null }) {
  const t = useText()
  const [made, setMade] = useState<string>()
  const save = (format: string) => {
    setMade(format)
    const { buildings, object_kinds, from, to, states } = queryFor(filters)
    const chosen = {
      buildings: listIn(buildings),
      objectKinds: listIn(object_kinds),
      from: from || null,
      to: to || null,
      states: listIn(states),
    }
    download(generateServeReportFiles.path, { method: 'POST', body: { format, filters: chosen, id } })
      .catch((failure: unknown) => tellFailure(failure))
      .finally(() => setMade(undefined))
  }
  return (
    <>
      {formats.map(([format, text, Icon]) => (
        <Button
          key={format}
          variant="default"
          loading={made === format}
          leftSection={<Icon size={18} stroke={1.5} />}
          onClick={() => save(format)}
        >
          {t(text)}
        </Button>
      ))}
    </>
  )
}
