// Page of a reference mail: five questions about one person, or a refusal to give a reference.

import { useQuery } from '@tanstack/react-query'
import { FormFrame, openShelf } from '#areas/application-form/web/public.tsx'
import { isLanguage } from '#platform/rules/project-type.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { rememberLanguage, storedLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getReferenceForm } from '../contract/reference-form.ts'
import { ReferenceForm } from './ReferenceForm.tsx'

/** The link in the mail contains the language of the mail; a choice made on the page itself takes precedence. */
export async function load({ search: { language } }: LoadContext): Promise<void> {
  if (isLanguage(language) && !storedLanguage('public')) rememberLanguage(language)
  await openShelf()
}

export default function ReferenceFormPage() {
  const t = useText()
  const id = useParam('id')
  const query = useQuery({ ...queryOf(getReferenceForm, { params: { id } }), retry: false })
  const { data, error } = query
  if (!data && error instanceof CallFailed && (error.status === 410 || error.status === 404)) {
    return <LinkEnded purpose={t('enquiries_reference_page')} reason={error.message} />
  }
  if (!data) return <QueryView query={query} rows={6} />
  const title = t('enquiries_reference_title', { name: data.personName })
  return (
    <FormFrame template={data.template} page="update" project={data.projectName} title={title}>
      <ReferenceForm key={data.state} token={id} form={data} />
    </FormFrame>
  )
}
