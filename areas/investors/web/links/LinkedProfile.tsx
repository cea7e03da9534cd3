// Frame of the pages behind the link to the search profile.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallFailed } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useParam } from '#platform/web/core/address.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { LinkEnded } from '#platform/web/ui/states/LinkEnded.tsx'
import { getSearchProfile, type LinkKey, type SearchProfilePage } from '../../contract/links.ts'
import styles from './links.module.css'

export function LinkedProfile({ children }: { children: (page: SearchProfilePage, link: LinkKey) => ReactNode }) {
  const t = useText()
  const link = { slug: useParam('slug'), token: useParam('token') }
  const query = useQuery({ ...queryOf(getSearchProfile, { params: link }), retry: false })
  const { data, error } = query
  if (!data && error instanceof CallFailed && (error.status === 404 || error.status === 410)) {
    return <LinkEnded purpose={t('investors_profile_title')} reason={error.message} />
  }
  if (!data) return <QueryView query={query} rows={8} />
  return (
    <article className={styles.page}>
      <p className={styles.over}>{data.projectName}</p>
      <h1 className={styles.title}>{t('investors_profile_title')}</h1>
      <p className={styles.lead}>{t('investors_profile_of', { company: data.company })}</p>
      {children(data, link)}
      <p className={styles.soft}>{t('investors_profile_link_until', { date: formatDate(data.linkUntil) })}</p>
    </article>
  )
}
