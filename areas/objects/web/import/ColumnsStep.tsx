// Step to select the table in the file and to assign a field to each column. The proposal can be corrected.

import { Button, Text } from '@mantine/core'
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
import styles from './Import.module.css'
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
  if (!data) return <QueryView query={preview} rows={7} />
  return (
    <>
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
      <Meanings key={`${data.sheet} ${data.headerRow}`} {...props} preview={data} />
    </>
  )
}

function Meanings({
  known,
  kept,
  preview,
  onCheck,
  onOther,
}: Props & { preview: ReceivedResponseOf<typeof previewImport> }) {
  const t = useText()
  const { sheet, headerRow, columns } = preview
  const before = kept?.sheet === sheet && kept.headerRow === headerRow ? kept : undefined
  const [mapping, setMapping] = useState(before?.mapping ?? columns.map(({ proposed }) => proposed))
  const [kind, setKind] = useState(before ? before.kind : preview.kind)
  const meant = mapping.filter((key) => key !== null)
  const unsure = columns.filter((column, at) => isGuess(column, mapping[at] ?? null)).length
  const missing = missingFrom({ mapping, kind, columns })
  const needsNumber = missing.includes('reference_number')
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
      <MissingFields missing={missing} mapping={mapping} columns={columns} />
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
          onChange={(next) => setKind(known.kinds.find(({ value }) => value === next)?.value ?? null)}
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
            onChange={(key) => setMapping(mapping.map((other, index) => (index === at ? key : other)))}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        <ActionButton
          availability={{ allowed: !needsNumber, reason: t('objects_import_needs_number') }}
          onClick={() => onCheck({ sheet, headerRow, mapping, kind })}
        >
          {t('objects_import_check')}
        </ActionButton>
        <Button variant="default" onClick={onOther}>
          {t('objects_import_other_file')}
        </Button>
        {needsNumber && <span className={styles.soft}>{t('objects_import_needs_number')}</span>}
      </div>
    </Section>
  )
}
