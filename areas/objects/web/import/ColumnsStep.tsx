// Step to select the table in the file and to assign a field to each column. The proposal can be corrected.

import { Button, Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { previewImport, type getBulkImport, type ImportReading } from '../../contract/bulk-import.ts'
import { FirstRows } from './FirstRows.tsx'
import { Muted } from '#platform/web/kit/Muted.tsx'
import styles from './ColumnsStep.module.css'
import { isGuess, MeaningRow } from './MeaningRow.tsx'
import { missingFrom } from './missing-fields.ts'
import { defaultKindField, MissingFields } from './MissingFields.tsx'

interface Props {
  id: string
  known: ReceivedResponseOf<typeof getBulkImport>
  /** Settings made before the check, restored when the user comes back. */
  kept: ImportReading | undefined
  onCheck: (reading: ImportReading) => void
  onOther: () => void
}

export function ColumnsStep(props: Props) {
  const t = useText()
  const { search, setSearch } = useAddress()
  const place = { sheet: search['sheet'], headerRow: search['header'] }
  const query = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
  const preview = useQuery({
    ...queryOf(previewImport, { params: { id: props.id }, query }),
    placeholderData: keepPreviousData,
  })
  const { data } = preview
  const [changes, change] = useState<ImportReading>()
  if (!data) return <QueryView query={preview} rows={7} />
  const { sheet, headerRow, columns } = data
  const isHere = (reading: ImportReading | undefined) => reading?.sheet === sheet && reading.headerRow === headerRow
  const proposed = { sheet, headerRow, mapping: columns.map((column) => column.proposed), kind: data.kind }
  const reading = [changes, props.kept].find(isHere) ?? proposed
  return (
    <>
      <MissingFields missing={missingFrom({ ...reading, columns })} mapping={reading.mapping} columns={columns} />
      <Section title={t('objects_import_where')} description={data.fileName}>
        {data.sheets.length > 1 && (
          <div className={styles.sheet}>
            <SelectField
              label={t('objects_import_sheet')}
              required
              options={data.sheets.map(({ name, isHidden }) => ({
                value: name,
                displayName: isHidden ? t('objects_import_sheet_hidden', { name }) : name,
              }))}
              value={data.sheet}
              onChange={(sheet) => void setSearch({ sheet: sheet ?? undefined, header: undefined })}
            />
          </div>
        )}
        <FirstRows
          rows={data.firstRows}
          headerRow={data.headerRow}
          onChoose={(row) => void setSearch({ sheet: data.sheet, header: String(row) })}
        />
        {data.hiddenRows > 0 && <Text size="sm">{t('objects_import_hidden_rows', { count: data.hiddenRows })}</Text>}
      </Section>
      <Meanings {...props} preview={data} reading={reading} onChange={change} />
    </>
  )
}

interface MeaningsProps extends Pick<Props, 'known' | 'onCheck' | 'onOther'> {
  preview: ReceivedResponseOf<typeof previewImport>
  reading: ImportReading
  onChange: (reading: ImportReading) => void
}

function Meanings({ known, preview, reading, onChange, onCheck, onOther }: MeaningsProps) {
  const t = useText()
  const { columns } = preview
  const { mapping, kind } = reading
  const meant = mapping.filter((key) => key !== null)
  const unsure = columns.filter((column, at) => isGuess(column, mapping[at] ?? null)).length
  const needsNumber = !mapping.includes('reference_number')
  return (
    <Section
      title={t('objects_import_columns_title')}
      description={
        <>
          {t('objects_import_columns_text', { known: meant.length, all: columns.length })}
          {unsure > 0 && ` ${t('objects_import_columns_unsure', { count: unsure })}`}
          {preview.wasRemembered && ` ${t('objects_import_remembered')}`}
        </>
      }
    >
      <div className={styles.sheet}>
        <SelectField
          label={t('objects_import_default_kind')}
          name={defaultKindField}
          hint={t(
            kind !== null && kind === preview.kind && !preview.isKindSure
              ? 'objects_import_default_kind_guess'
              : 'objects_import_default_kind_hint',
          )}
          options={known.kinds}
          value={kind}
          onChange={(next) =>
            onChange({ ...reading, kind: known.kinds.find(({ value }) => value === next)?.value ?? null })
          }
        />
      </div>
      <ul className={styles.meanings}>
        {columns.map((column, at) => (
          <MeaningRow
            // Columns have no id; their position identifies them.
            key={at}
            place={at}
            column={column}
            fields={known.fields.filter(({ key }) => key === mapping[at] || !meant.includes(key))}
            value={mapping[at] ?? null}
            onChange={(key) =>
              onChange({ ...reading, mapping: mapping.map((other, index) => (index === at ? key : other)) })
            }
          />
        ))}
      </ul>
      <Group gap={8} mt={20}>
        <ActionButton
          availability={{ allowed: !needsNumber, reason: t('objects_import_needs_number') }}
          onClick={() => onCheck(reading)}
        >
          {t('objects_import_check')}
        </ActionButton>
        <Button variant="default" onClick={onOther}>
          {t('objects_import_other_file')}
        </Button>
        {needsNumber && <Muted>{t('objects_import_needs_number')}</Muted>}
      </Group>
    </Section>
  )
}
