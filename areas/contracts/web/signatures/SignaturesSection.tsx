// Signatures given and still open, and the documents: the agreement sent and the scan of the signed one.

import { Button } from '@mantine/core'
import { IconCheck, IconFile, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { uploadAnswer } from '#platform/contract/file.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { markStale } from '#platform/web/api/stale.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { getContractInfo, type ContractInfo } from '../../contract/agreement.ts'
import { stale, useRemoveSignature } from '../changes.ts'
import { SignerLine } from './SignerLine.tsx'
import { SignerRow } from './SignerRow.tsx'
import styles from './SignaturesSection.module.css'

export default function SignaturesSection({ tenant: { id: tenantId } }: { tenant: { id: string } }) {
  const t = useText()
  const { data: info } = useQuery(queryOf(getContractInfo, { params: { id: tenantId } }))
  const removal = useRemoveSignature()
  if (!info) return null
  const { signatures, unsigned, canSign, documents } = info
  if (!canSign.allowed && documents.length === 0 && signatures.length === 0) return null
  return (
    <Section title={t('contracts_signatures')} anchor="signatures">
      <ul className={styles.signers}>
        {signatures.map(({ id, name, party, signedOn }) => (
          <SignerRow
            key={id}
            icon={<IconCheck size={18} stroke={2} className={styles.done} aria-hidden />}
            name={name}
            fact={`${t(`contracts_party_${party}`)} · ${t('contracts_signed_on', { date: formatDate(signedOn) })}`}
          >
            {canSign.allowed && (
              <IconButton
                label={t('contracts_signature_remove', { name })}
                onClick={() => removal.mutate({ params: { id: tenantId, signatureId: id } })}
              >
                <IconX size={16} stroke={1.5} />
              </IconButton>
            )}
          </SignerRow>
        ))}
        {canSign.allowed &&
          unsigned.map((signer) => (
            <SignerLine key={signer.adultId ?? signer.party} tenantId={tenantId} signer={signer} />
          ))}
      </ul>
      <Papers tenantId={tenantId} info={info} />
    </Section>
  )
}

function Papers({ tenantId, info: { documents, canSign } }: { tenantId: string; info: ContractInfo }) {
  const t = useText()
  const queryClient = useQueryClient()
  const refresh = () => markStale(queryClient, stale)
  return (
    <>
      {documents.length > 0 && (
        <ul className={styles.papers}>
          {documents.map(({ id, displayName, url, category, createdAt }) => (
            <li key={id}>
              <Button
                variant="subtle"
                className={styles.paper}
                leftSection={<IconFile size={16} stroke={1.5} aria-hidden />}
                onClick={() => void showPaper({ address: url, name: displayName })}
              >
                {t(`contracts_paper_${category}`)} · {displayName} · {formatDate(createdAt)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canSign.allowed && (
        <FileField
          label={t('contracts_upload_scan')}
          value={[]}
          onChange={() => void refresh()}
          upload={async (file, options) => {
            const answer = uploadAnswer.parse(
              await uploadFile(`/api/v1/tenants/${tenantId}/signed-contract`, file, options),
            )
            const [stored] = answer.uploaded
            if (!stored) throw new Error(answer.errors[0]?.message)
            return stored
          }}
        />
      )}
    </>
  )
}
