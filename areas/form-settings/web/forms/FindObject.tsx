// Assigns the form to another object, found by name or number.

import { Button, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { cellWords } from '#platform/web/table/row-title.ts'
import type { FormKind } from '#areas/forms/rules/form-kinds.ts'
import { objectLists } from '#areas/objects/contract/lists.ts'
import type { FormSummary } from '../../contract/form-shapes.ts'

import styles from './Forms.module.css'
import own from './FindObject.module.css'

interface Props {
  kind: FormKind
  forms: readonly FormSummary[]
  isBusy: boolean
  onChoose: (objectId: string, formId: string) => void
}

const listOf = {
  apartment: objectLists.apartment.list,
  parking: objectLists.parkingspace.list,
  business: objectLists.craft.list,
  sale: objectLists.apartment.list,
  waitlist_criteria: objectLists.apartment.list,
} as const

const shortestSearch = 2

export function FindObject({ kind, forms, isBusy, onChoose }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const [formId, setFormId] = useState(forms[0]?.id ?? null)
  const { data } = useQuery({
    ...queryOf(listOf[kind], { query: { search, state: 'all', rowsPerPage: 10, tableDataOnly: true } }),
    enabled: search.length >= shortestSearch,
  })
  const found = (data?.tableData.body ?? []).map((row) => ({
    id: row._id,
    title: [row['title'], row['reference_number']].map(cellWords).filter(Boolean).join(' · '),
  }))
  if (forms.length === 0) return null
  return (
    <div className={own.addObject}>
      <div className={styles.object}>
        <TextInput
          type="search"
          label={t('form_settings_objects_find')}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select
          label={t('form_settings_objects_with')}
          data={forms.map(({ id, name }) => ({ value: id, label: name }))}
          value={formId}
          allowDeselect={false}
          onChange={setFormId}
        />
      </div>
      {search.length >= shortestSearch && (
        <ul className={styles.objects}>
          {found.map(({ id, title }) => (
            <li key={id} className={styles.object}>
              <span>{title}</span>
              <Button
                variant="default"
                size="compact-sm"
                loading={isBusy}
                disabled={formId === null}
                onClick={() => formId && onChoose(id, formId)}
              >
                {t('form_settings_objects_ask')}
                <span className="visually-hidden">: {title}</span>
              </Button>
            </li>
          ))}
          {data && found.length === 0 && <li className={styles.object}>{t('general_no_entries_available')}</li>}
        </ul>
      )}
    </div>
  )
}
