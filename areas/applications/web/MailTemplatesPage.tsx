// The wordings of the denials: one letter at a time, in both languages, beside how it reads with a real application.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/shell/address.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { FailedState } from '#platform/web/ui/FailedState.tsx'
import { LoadingRows } from '#platform/web/ui/LoadingRows.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { getMailTemplate, listMailTemplates } from '../contract/mail-templates.ts'
import { denialTemplates } from '../rules/denial.ts'
import styles from './MailTemplatesPage.module.css'
import { WordingForm } from './WordingForm.tsx'

const list = queryOf(listMailTemplates, { params: { tableId: 'denials' } })

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(list)

export default function MailTemplatesPage() {
  const t = useText()
  const { search, setSearch } = useAddress()
  const id = denialTemplates.find((one) => one === search['template']) ?? denialTemplates[0]
  const all = useQuery(list)
  const one = useQuery(queryOf(getMailTemplate, { params: { id } }))
  const error = all.error ?? one.error
  const retry = () => void Promise.all([all.refetch(), one.refetch()])
  return (
    <>
      <PageHead title={t('screen_settings_mail_templates')} />
      <p className={styles.intro}>{t('applications_wording_intro')}</p>
      {all.data && one.data ? (
        <WordingForm
          key={id}
          template={one.data}
          all={all.data.templates}
          applications={all.data.applications}
          onChoose={(template) => void setSearch({ template })}
        />
      ) : error ? (
        <FailedState failure={error} retry={retry} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </>
  )
}
