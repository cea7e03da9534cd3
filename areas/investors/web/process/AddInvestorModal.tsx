// Puts an investor on the long list of a project, chosen by a search.

import { Select } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { z } from 'zod'
import type { ShownProject } from '#areas/projects/contract/places.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useInputProps } from '#platform/web/form/field-props.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { listInvestors } from '../../contract/list.ts'
import { useAddToProject } from '../changes.ts'

const namedRow = z.object({ _id: z.string(), name: z.string() })

export function AddInvestorModal({ project, onClose }: { project: ShownProject; onClose: () => void }) {
  const t = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const adding = useAddToProject()
  return (
    <ActionModal
      title={t('investors_add_to_project')}
      text={t('investors_add_to_project_text', { project: project.title })}
      action={t('investors_add')}
      change={adding}
      send={(_given, { show }) => {
        if (!chosen) show({ id: t('general_field_is_required') })
        return chosen ? { params: { id: chosen }, body: { projectId: project.id } } : undefined
      }}
      onClose={onClose}
    >
      {({ errorOf }) => <InvestorField value={chosen} onChange={setChosen} error={errorOf('id')} />}
    </ActionModal>
  )
}

interface FieldProps {
  value: string | null
  onChange: (id: string | null) => void
  error: string | undefined
}

function InvestorField({ value, onChange, error }: FieldProps) {
  const t = useText()
  const label = t('investors_investor')
  const input = useInputProps({ label, name: 'id', required: true, value, onChange, error })
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...queryOf(listInvestors, {
      query: { search, state: 'active', rowsPerPage: 20, minimalData: true, tableDataOnly: true },
    }),
    placeholderData: keepPreviousData,
  })
  const rows = (data?.tableData.body ?? []).flatMap((row) => {
    const named = namedRow.safeParse(row).data
    return named ? [{ value: named._id, label: named.name }] : []
  })
  return (
    <Select
      {...input}
      data={rows}
      value={value}
      onChange={onChange}
      searchable
      onSearchChange={setTyped}
      filter={({ options }) => options}
      placeholder={t('investors_search_placeholder')}
      nothingFoundMessage={t('general_no_entries_available')}
    />
  )
}
