// The document at the signing provider: its state is polled while it is being created; a draft can be edited and
// sent.

import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { checkDraftStatus, type SigningView } from '../contract/signing.ts'
import { isOut } from '../rules/signing-state.ts'
import { useSendContractEmail } from './changes.ts'
import styles from './DocumentSection.module.css'
import { useSignForDemo, useDiscardSigningDocument, useOpenEditingSession } from './signing-changes.ts'

interface Props {
  document: SigningView
  tenant: { id: string; version: number; progress_state: string }
}

const askEvery = 2000

export function DocumentSection({ document, tenant }: Props) {
  const t = useText()
  const { id, name, provider, createdAt, isDemo } = document
  const { data } = useQuery({
    ...queryOf(checkDraftStatus, { params: { id } }),
    // The provider creates a draft within seconds (standards.md §2.1). Signatures take days and are not polled.
    refetchInterval: ({ state }) => (state.data?.state === 'creating' ? askEvery : false),
  })
  const state = isOut(document.state) ? document.state : (data?.state ?? document.state)
  const title = isOut(document.state) ? document.stateTitle : (data?.stateTitle ?? document.stateTitle)
  return (
    <Section title={t('contracts_document')}>
      <p className={styles.text}>
        <strong>{name}</strong>
        <br />
        {provider} · {formatDateTime(createdAt)} · <span role="status">{title}</span>
      </p>
      {isOut(state) ? (
        <>
          {isDemo && tenant.progress_state === 'contract_sent' && <DemoButtons id={id} />}
          {tenant.progress_state !== 'contract_sent' && <DiscardButton id={id} />}
        </>
      ) : (
        <DraftButtons id={id} isDraft={state === 'draft'} isDemo={isDemo} tenant={tenant} />
      )}
    </Section>
  )
}

interface Draft {
  id: string
  isDraft: boolean
  isDemo: boolean
  tenant: Props['tenant']
}

function DraftButtons({ id, isDraft, isDemo, tenant }: Draft) {
  const t = useText()
  const sending = useSendContractEmail()
  const editing = useOpenEditingSession()
  const discarding = useDiscardSigningDocument()
  const { take } = useServerErrors()
  const send = () => sending.mutate({ params: { id: tenant.id }, body: { version: tenant.version } }, { onError: take })
  return (
    <Group gap={8}>
      <Button loading={sending.isPending} disabled={!isDraft} onClick={send}>
        {t('contracts_send_to_sign')}
      </Button>
      {!isDemo && (
        <Button
          variant="default"
          disabled={!isDraft}
          loading={editing.isPending}
          onClick={() => editing.mutate({ body: { documentId: id } })}
        >
          {t('contracts_edit_at_provider')}
        </Button>
      )}
      <Button
        variant="default"
        disabled={!isDraft}
        onClick={() => void showPaper({ address: `/api/v1/document/${id}/download` })}
      >
        {t('contracts_preview')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        disabled={!isDraft}
        loading={discarding.isPending}
        onClick={() => discarding.mutate({ params: { id } })}
      >
        {t('contracts_discard')}
      </Button>
    </Group>
  )
}

/** Discards a document that remained at the provider after the contract was reset by hand. */
function DiscardButton({ id }: { id: string }) {
  const t = useText()
  const discarding = useDiscardSigningDocument()
  return (
    <Button
      variant="subtle"
      color="red"
      loading={discarding.isPending}
      onClick={() => discarding.mutate({ params: { id } })}
    >
      {t('contracts_discard')}
    </Button>
  )
}

function DemoButtons({ id }: { id: string }) {
  const t = useText()
  const signature = useSignForDemo()
  const answer = (how: 'sign' | 'decline') => signature.mutate({ params: { id }, body: { answer: how } })
  return (
    <Group gap={8}>
      <Button variant="default" loading={signature.isPending} onClick={() => answer('sign')}>
        {t('contracts_demo_do_sign')}
      </Button>
      <Button variant="subtle" onClick={() => answer('decline')}>
        {t('contracts_demo_do_decline')}
      </Button>
    </Group>
  )
}
