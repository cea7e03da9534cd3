// Upload page of a document request. It has one field per person and category, so that every file has a category.
// Each file uploads separately; a failure does not affect the others.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormFrame } from '#areas/application-form/web/public.tsx'
import { isLanguage } from '#platform/rules/project-type.ts'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { rememberLanguage, storedLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { getUploadForm } from '../../contract/upload-form.ts'
import { UploadForm } from './UploadForm.tsx'

/** The link in the mail contains the applicant's language; a choice made on the page itself takes precedence. */
export const load = ({ search: { language } }: LoadContext) => {
  if (isLanguage(language) && !storedLanguage('public')) rememberLanguage(language)
}

export default function DocumentsUploadPage() {
  const t = useText()
  const params = { uuid: useParam('uuid'), token: useParam('token') }
  const query = useQuery({ ...queryOf(getUploadForm, { params }), retry: false })
  const { data, error } = query
  if (!data && error instanceof CallFailed && (error.status === 410 || error.status === 404)) {
    return (
      <LinkEnded purpose={t('enquiries_upload_title')} reason={error.message}>
        <Button component={Link} to="/form/application/new-link">
          {t('general_ask_for_new_link')}
        </Button>
      </LinkEnded>
    )
  }
  if (!data) return <QueryView query={query} rows={6} />
  return (
    <FormFrame template={data.template} page="update" project={data.projectName} title={t('enquiries_upload_title')}>
      <UploadForm link={params} form={data} />
    </FormFrame>
  )
}
