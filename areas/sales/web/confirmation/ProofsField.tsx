// Proofs of financing, uploaded one by one into the documents of the application.

import { useQueryClient } from '@tanstack/react-query'
import { allowedPaperTypes } from '#platform/contract/file.ts'
import { isNumber, isText, listOf, shapeOf } from '#platform/rules/reading.ts'
import { CallFailed, call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Proof } from '../../contract/confirmation-data.ts'
import { getConfirmationForm, takeBackProof, type LinkKey } from '../../contract/confirmation-form.ts'
import { mostProofs } from '../../rules/confirmation/proofs.ts'

export function ProofsField({ link, proofs }: { link: LinkKey; proofs: readonly Proof[] }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { queryKey } = queryOf(getConfirmationForm, { params: link })
  const put = (change: (all: Proof[]) => Proof[]) =>
    queryClient.setQueryData(queryKey, (before) => before && { ...before, proofs: change(before.proofs) })
  return (
    <FileField
      label={t('sales_field_proofs')}
      hint={t('sales_field_proofs_hint')}
      name="proofs"
      types={allowedPaperTypes}
      most={mostProofs}
      value={proofs}
      onChange={(files) => put((all) => all.filter(({ id }) => files.some((file) => file.id === id)))}
      upload={async (file, options) => {
        const path = `/api/v1/action/${link.uuid}/${link.token}/buying-confirmation-form/proofs`
        const answer = await uploadFile(path, file, options)
        const { uploaded, errors } = isAnswer(answer) ? answer : { uploaded: [], errors: [] }
        const [proof] = uploaded
        if (!proof) throw new CallFailed(422, { message: errors[0]?.message ?? t('general_upload_error') })
        put((all) => [...all, proof])
        return proof
      }}
      remove={({ id }) => call(takeBackProof, { params: { ...link, documentId: id } })}
    />
  )
}

const isAnswer = shapeOf<{ uploaded: Proof[]; errors: { message: string }[] }>({
  uploaded: listOf(
    shapeOf<Proof>({ id: isText, key: isText, displayName: isText, contentType: isText, size: isNumber, url: isText }),
  ),
  errors: listOf(shapeOf<{ message: string }>({ message: isText })),
})
