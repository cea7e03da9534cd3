// Page behind the link of a proposal mail: the object and two answers.

import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FormFrame } from '#areas/application-form/web/public.tsx'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { getProposal } from '../contract/proposals.ts'
import { rememberMailed } from './criteria/LinkedPage.tsx'
import { ProposalAnswer } from './ProposalAnswer.tsx'

export const load = rememberMailed

export default function ProposalViewPage() {
  const t = useText()
  const link = { uuid: useParam('uuid'), token: useParam('token') }
  const { data, error, refetch } = useQuery({ ...queryOf(getProposal, { params: link }), retry: false })
  if (!data && error instanceof CallFailed && (error.status === 410 || error.status === 404)) {
    const icon = <IconLinkOff size={32} stroke={1.5} />
    return <EmptyState title={t('waitlist_link_ended')} text={error.message} icon={icon} />
  }
  if (!data) return error ? <FailedState failure={error} retry={() => void refetch()} /> : <LoadingRows rows={6} />
  return (
    <FormFrame template={data.template} page="update" project={data.projectName} title={t('waitlist_proposal_title')}>
      <ProposalAnswer link={link} proposal={data} />
    </FormFrame>
  )
}
