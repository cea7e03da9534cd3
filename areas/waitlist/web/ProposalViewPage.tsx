// Page behind the link of a proposal mail: the object and two answers.

import { useQuery } from '@tanstack/react-query'
import { FormFrame } from '#areas/application-form/web/public.tsx'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'
import { getProposal } from '../contract/proposals.ts'
import { ProposalAnswer } from './ProposalAnswer.tsx'

export const load = rememberMailedLanguage

export default function ProposalViewPage() {
  const t = useText()
  const link = { uuid: useParam('uuid'), token: useParam('token') }
  const query = useQuery({ ...queryOf(getProposal, { params: link }), retry: false })
  const { data, error } = query
  if (!data && error instanceof CallFailed && (error.status === 410 || error.status === 404)) {
    return <LinkEnded purpose={t('waitlist_proposal_title')} reason={error.message} />
  }
  if (!data) return <QueryView query={query} rows={6} />
  return (
    <FormFrame template={data.template} page="update" project={data.projectName} title={t('waitlist_proposal_title')}>
      <ProposalAnswer link={link} proposal={data} />
    </FormFrame>
  )
}
