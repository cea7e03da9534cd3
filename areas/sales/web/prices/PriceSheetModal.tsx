// Takes prices from a spreadsheet into the draft: shows what changes and which rows cannot be used, before anything does.

import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { rappenOrNull } from '#platform/rules/amounts/money.ts'
import { uploadAnswer, type UploadedFile } from '#platform/contract/file.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import type { SendOptions } from '#platform/web/form/send-once.ts'
import { t as text, useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { importMediaTypes } from '#areas/objects/contract/bulk-import.ts'
import { uploadPriceSheet, type PriceSheetRow } from '../../contract/price-sheet.ts'
import { sheetChanges } from '../../rules/prices/sheet-changes.ts'
import type { DraftPrices } from '../../rules/prices/what-if.ts'
import { useReadPriceSheet } from './price-changes.ts'
import { PriceSheetResult } from './PriceSheetResult.tsx'
import type { ComparedObject } from './use-draft-prices.ts'

interface Props {
  objects: readonly ComparedObject[]
  prices: DraftPrices
  onTake: (prices: DraftPrices) => void
  onClose: () => void
}

export function PriceSheetModal({ objects, prices, onTake, onClose }: Props) {
  const t = useText()
  const [rows, setRows] = useState<readonly PriceSheetRow[]>()
  const reading = useReadPriceSheet()
  const read = rows?.map((row) => ({ ...row, price: rappenOrNull(row.price) }))
  const changes = read && sheetChanges(read, objects, prices)
  return (
    <Modal title={t('sales_price_sheet')} onClose={onClose} size={720} isGuarded={false}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('sales_price_sheet_text')}</p>
        <FileField
          label={t('sales_price_sheet_file')}
          name="file"
          multiple={false}
          types={importMediaTypes}
          value={[]}
          onChange={([file]) => {
            if (!file) return
            setRows(undefined)
            reading.mutate({ params: { id: file.id }, body: {} }, { onSuccess: (answer) => setRows(answer.rows) })
          }}
          upload={send}
        />
        {read && changes && <PriceSheetResult rows={read} changes={changes} objects={objects} prices={prices} />}
        <DialogButtons>
          <CancelButton />
          <Button
            disabled={!changes || changes.changed === 0}
            loading={reading.isPending}
            onClick={() => {
              if (changes) onTake(changes.prices)
              onClose()
            }}
          >
            {t('sales_price_sheet_take', { count: changes?.changed ?? 0 })}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

async function send(file: File, options: SendOptions): Promise<UploadedFile> {
  const answer = uploadAnswer.safeParse(await uploadFile(uploadPriceSheet.path, file, options)).data
  const [taken] = answer?.uploaded ?? []
  if (!taken) throw new CallFailed(422, { message: answer?.errors[0]?.message ?? text('general_upload_error') })
  return taken
}
